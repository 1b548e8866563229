package dev.keywright.processor;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** Sources compiled in memory by javac with the processor. */
public final class Compiled {
  /** Options that make notes of the findings that depend on a workload. */
  public static final List<String> WORKLOADS_AS_NOTES =
      Stream.of(
              "KW109", "KW201", "KW202", "KW203", "KW204", "KW205", "KW206", "KW207", "KW209",
              "KW210", "KW306", "KW307", "KW402", "KW405", "KW502", "KW503")
          .map(check -> "-Akeywright." + check + "=info")
          .toList();

  private static final Set<Diagnostic.Kind> ERRORS = EnumSet.of(Diagnostic.Kind.ERROR);
  private static final Set<Diagnostic.Kind> WARNINGS =
      EnumSet.of(Diagnostic.Kind.WARNING, Diagnostic.Kind.MANDATORY_WARNING);
  private static final Set<Diagnostic.Kind> NOTES =
      EnumSet.complementOf(
          EnumSet.of(
              Diagnostic.Kind.ERROR, Diagnostic.Kind.WARNING, Diagnostic.Kind.MANDATORY_WARNING));

  private final boolean succeeded;
  private final List<Diagnostic<? extends JavaFileObject>> printed;
  private final MemoryFiles files;

  private Compiled(
      boolean succeeded, List<Diagnostic<? extends JavaFileObject>> printed, MemoryFiles files) {
    this.succeeded = succeeded;
    this.printed = printed;
    this.files = files;
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
    processors.add(new FamilyProcessor());
    processors.add(new KeywrightProcessor());
    return by(processors, options, List.of(sources));
  }

  /** Compiles with these processors and no others. */
  public static Compiled by(
      List<Processor> processors, List<String> options, List<JavaFileObject> sources) {
    DiagnosticCollector<JavaFileObject> printed = new DiagnosticCollector<>();
    MemoryFiles files = new MemoryFiles();
    JavaCompiler.CompilationTask task =
        ToolProvider.getSystemJavaCompiler()
            .getTask(Writer.nullWriter(), files, printed, options, null, sources);
    task.setProcessors(processors);
    return new Compiled(task.call(), List.copyOf(printed.getDiagnostics()), files);
  }

  /** A source file; the text names the package and the class. */
  public static JavaFileObject source(String qualifiedName, String... lines) {
    return MemoryFiles.source(qualifiedName.replace('.', '/') + ".java", String.join("\n", lines));
  }

  public boolean succeeded() {
    return succeeded;
  }

  private Stream<Diagnostic<? extends JavaFileObject>> printed(Set<Diagnostic.Kind> kinds) {
    return printed.stream().filter(it -> kinds.contains(it.getKind()));
  }

  /** What the compiler printed, errors and warnings, in order. */
  public List<Diagnostic<? extends JavaFileObject>> diagnostics() {
    return Stream.concat(printed(ERRORS), printed(WARNINGS)).toList();
  }

  /**
   * The texts of {@link #diagnostics}, without the indent that javac gives all lines but the first.
   */
  public List<String> messages() {
    return texts(diagnostics().stream());
  }

  /** The errors among {@link #messages}. */
  public List<String> errors() {
    return texts(printed(ERRORS));
  }

  /** The notes that the compiler printed, without the indent of all lines but the first. */
  public List<String> notes() {
    return texts(printed(NOTES));
  }

  private static List<String> texts(Stream<Diagnostic<? extends JavaFileObject>> diagnostics) {
    return diagnostics.map(it -> it.getMessage(Locale.ROOT).replace("\n  ", "\n")).toList();
  }

  /** What the processor found, as the compiler printed it: errors, warnings, then notes. */
  public List<Diagnostic<? extends JavaFileObject>> findings() {
    return Stream.concat(diagnostics().stream(), printed(NOTES))
        .filter(it -> it.getMessage(Locale.ROOT).startsWith("[KW"))
        .toList();
  }

  /** The text of every generated source by its path. */
  public Map<String, String> generatedSources() {
    Map<String, String> sources = new HashMap<>();
    files.sources().forEach((name, text) -> sources.put(name.replace('.', '/') + ".java", text));
    return sources;
  }

  /** The texts that processors wrote beside the classes, by their paths. */
  public Map<String, String> resources() {
    Map<String, String> texts = new TreeMap<>();
    files.resources().forEach((path, bytes) -> texts.put(path, new String(bytes, UTF_8)));
    return texts;
  }

  /** A loader of the compiled classes. */
  public ClassLoader load() {
    return loaders().get();
  }

  /** Makes loaders of the compiled classes, and keeps nothing but these of the compiler's. */
  public Supplier<ClassLoader> loaders() {
    if (!succeeded()) {
      throw new AssertionError("does not compile: " + messages());
    }
    Map<String, byte[]> classes = files.classes();
    return () -> new MemoryLoader(classes);
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
