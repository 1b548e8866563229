package dev.keywright.processor;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** Sources compiled in memory by javac with the processor. */
public final class Compiled {
  /** Options that make notes of the findings that depend on a workload. */
  public static final List<String> WORKLOADS_AS_NOTES =
      Stream.of(
              "KW109", "KW201", "KW202", "KW203", "KW204", "KW205", "KW206", "KW209", "KW210",
              "KW306", "KW307", "KW402", "KW405", "KW502", "KW503")
          .map(check -> "-Akeywright." + check + "=info")
          .toList();

  private final Compilation compilation;

  private Compiled(Compilation compilation) {
    this.compilation = compilation;
  }

  /** Compiles with every lint on and every warning an error. */
  public static Compiled strictly(JavaFileObject... sources) {
    return with(List.of("-Xlint:all", "-Werror"), sources);
  }

  /**
   * Compiles with every lint on and every warning an error, and what depends on a workload as
   * notes: for designs that serve to look at something else.
   */
  public static Compiled whateverTheLoad(JavaFileObject... sources) {
    List<String> options = new ArrayList<>(List.of("-Xlint:all", "-Werror"));
    options.addAll(WORKLOADS_AS_NOTES);
    return with(options, sources);
  }

  /** Compiles with the given options. */
  public static Compiled with(List<String> options, JavaFileObject... sources) {
    return beside(List.of(), options, sources);
  }

  /** Compiles with other processors, which run before ours. */
  public static Compiled beside(
      List<Processor> others, List<String> options, JavaFileObject... sources) {
    List<Processor> processors = new ArrayList<>(others);
    processors.add(new KeywrightProcessor());
    return new Compiled(
        Compiler.javac()
            .withProcessors(processors)
            .withOptions(options)
            .compile(Arrays.asList(sources)));
  }

  /** A source file; the text names the package and the class. */
  public static JavaFileObject source(String qualifiedName, String... lines) {
    return JavaFileObjects.forSourceLines(qualifiedName, lines);
  }

  public boolean succeeded() {
    return compilation.status() == Compilation.Status.SUCCESS;
  }

  /** What the compiler printed, errors and warnings, in order. */
  public List<Diagnostic<? extends JavaFileObject>> diagnostics() {
    List<Diagnostic<? extends JavaFileObject>> found = new ArrayList<>(compilation.errors());
    found.addAll(compilation.warnings());
    return found;
  }

  /**
   * The texts of {@link #diagnostics}, without the indent that javac gives all lines but the first.
   */
  public List<String> messages() {
    return diagnostics().stream()
        .map(it -> it.getMessage(Locale.ROOT).replace("\n  ", "\n"))
        .toList();
  }

  /** The errors among {@link #messages}. */
  public List<String> errors() {
    return compilation.errors().stream()
        .map(it -> it.getMessage(Locale.ROOT).replace("\n  ", "\n"))
        .toList();
  }

  /** The notes that the compiler printed, without the indent of all lines but the first. */
  public List<String> notes() {
    return compilation.notes().stream()
        .map(it -> it.getMessage(Locale.ROOT).replace("\n  ", "\n"))
        .toList();
  }

  /** What the processor found, as the compiler printed it: errors, warnings, then notes. */
  public List<Diagnostic<? extends JavaFileObject>> findings() {
    List<Diagnostic<? extends JavaFileObject>> printed = new ArrayList<>(diagnostics());
    printed.addAll(compilation.notes());
    return printed.stream().filter(it -> it.getMessage(Locale.ROOT).startsWith("[KW")).toList();
  }

  /** The text of every generated source by its path. */
  public Map<String, String> generatedSources() {
    Map<String, String> sources = new HashMap<>();
    for (JavaFileObject file : compilation.generatedSourceFiles()) {
      sources.put(file.getName().replace("/SOURCE_OUTPUT/", ""), text(file));
    }
    return sources;
  }

  private static String text(JavaFileObject file) {
    try {
      return file.getCharContent(false).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A loader of the compiled classes. */
  public ClassLoader load() {
    if (!succeeded()) {
      throw new AssertionError("does not compile: " + messages());
    }
    Map<String, byte[]> classes = new HashMap<>();
    for (JavaFileObject file : compilation.generatedFiles()) {
      if (file.getKind() == JavaFileObject.Kind.CLASS) {
        String path = file.getName().replace("/CLASS_OUTPUT/", "").replace(".class", "");
        classes.put(path.replace('/', '.'), bytes(file));
      }
    }
    return new MemoryLoader(classes);
  }

  private static byte[] bytes(JavaFileObject file) {
    try (InputStream in = file.openInputStream()) {
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final class MemoryLoader extends ClassLoader {
    private final Map<String, byte[]> classes;

    MemoryLoader(Map<String, byte[]> classes) {
      super(Compiled.class.getClassLoader());
      this.classes = classes;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] code = classes.get(name);
      if (code == null) {
        throw new ClassNotFoundException(name);
      }
      return defineClass(name, code, 0, code.length);
    }
  }
}
