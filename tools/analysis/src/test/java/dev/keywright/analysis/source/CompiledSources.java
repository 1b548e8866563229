package dev.keywright.analysis.source;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.invoke.MethodType;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Sources of one package, compiled by javac with the processor into a folder. */
final class CompiledSources {
  private static final String PROCESSORS =
      "dev.keywright.processor.FamilyProcessor,dev.keywright.processor.KeywrightProcessor";

  private final Path folder;
  private final Map<String, String> errors;

  private CompiledSources(Path folder, Map<String, String> errors) {
    this.folder = folder;
    this.errors = errors;
  }

  /**
   * Compiles all sources in one run; those with errors are left out.
   *
   * @param sources by the names of their classes
   */
  static CompiledSources in(Path folder, Map<String, String> sources) {
    Map<String, String> left = new TreeMap<>(sources);
    Map<String, String> errors = new TreeMap<>();
    while (true) {
      Map<String, String> failed = compile(folder, left);
      if (failed.isEmpty()) {
        return new CompiledSources(folder, errors);
      }
      errors.putAll(failed);
      if (!left.keySet().removeAll(failed.keySet())) {
        throw new AssertionError("generated sources do not compile: " + failed);
      }
    }
  }

  private static Map<String, String> compile(Path folder, Map<String, String> sources) {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> printed = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(printed, Locale.ROOT, UTF_8)) {
      for (Map.Entry<String, String> source : sources.entrySet()) {
        Files.writeString(folder.resolve(source.getKey() + ".java"), source.getValue());
      }
      List<Path> paths =
          sources.keySet().stream().map(name -> folder.resolve(name + ".java")).toList();
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              Writer.nullWriter(),
              files,
              printed,
              List.of(
                  "-d",
                  folder.toString(),
                  "-Xlint:all",
                  "-Xmaxerrs",
                  "10000",
                  "-processor",
                  PROCESSORS),
              null,
              files.getJavaFileObjectsFromPaths(paths));
      boolean succeeded = task.call();
      Map<String, String> failed = failed(printed);
      if (!succeeded && failed.isEmpty()) {
        throw new AssertionError("javac failed without a place: " + printed.getDiagnostics());
      }
      return failed;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, String> failed(DiagnosticCollector<JavaFileObject> printed) {
    Map<String, String> failed = new TreeMap<>();
    for (Diagnostic<? extends JavaFileObject> one : printed.getDiagnostics()) {
      if (one.getKind() == Diagnostic.Kind.ERROR && one.getSource() != null) {
        String file = Path.of(one.getSource().toUri()).getFileName().toString();
        failed.merge(
            file.substring(0, file.length() - ".java".length()),
            one.getMessage(Locale.ROOT),
            (a, b) -> a + "\n" + b);
      }
    }
    return failed;
  }

  /** What the compiler refused, by the names of the classes. */
  Map<String, String> errors() {
    return errors;
  }

  /** A compiled class, with all others beside it. */
  Class<?> load(String qualifiedName) {
    try {
      URL[] here = {folder.toUri().toURL()};
      URLClassLoader loader = new URLClassLoader(here, CompiledSources.class.getClassLoader());
      return Class.forName(qualifiedName, true, loader);
    } catch (ClassNotFoundException | MalformedURLException e) {
      throw new LinkageError(qualifiedName, e);
    }
  }

  /** The constant of a generated key. */
  static Object constant(Class<?> key, String name) {
    try {
      return key.getField(name).get(null);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(name, e);
    }
  }

  /** What the generated key decodes from its columns. */
  static Object decode(Class<?> key, List<Object> columns) {
    Method decode =
        Arrays.stream(key.getMethods())
            .filter(it -> it.getName().equals("decode"))
            .filter(it -> takes(it.getParameterTypes(), columns))
            .findFirst()
            .orElseThrow(() -> new AssertionError(key + " decodes no " + columns));
    try {
      return decode.invoke(null, columns.toArray());
    } catch (InvocationTargetException e) {
      throw new AssertionError("cannot decode " + columns, e.getCause());
    } catch (IllegalAccessException e) {
      throw new LinkageError("decode", e);
    }
  }

  private static boolean takes(Class<?>[] types, List<Object> columns) {
    boolean takes = types.length == columns.size();
    for (int i = 0; takes && i < types.length; i++) {
      takes = MethodType.methodType(types[i]).wrap().returnType().isInstance(columns.get(i));
    }
    return takes;
  }
}
