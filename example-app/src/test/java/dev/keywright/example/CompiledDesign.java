package dev.keywright.example;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * Real source files of this module's test resources, compiled with the processor, found as
 * compilers do.
 */
record CompiledDesign(boolean succeeded, List<Diagnostic<? extends JavaFileObject>> diagnostics) {
  private static final Pattern FINDING = Pattern.compile("\\[(KW\\d{3}) ([a-z-]+)]");
  private static final Pattern PART = Pattern.compile("(\\w+)[,)]");

  /** Compiles {@code designs/NAME.java} for each name, with every lint on and as an error. */
  static CompiledDesign of(Path output, String... names) throws IOException, URISyntaxException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(found, Locale.ROOT, UTF_8)) {
      List<String> options =
          List.of("-d", output.toString(), "-s", output.toString(), "-Xlint:all,-path", "-Werror");
      JavaCompiler.CompilationTask task =
          compiler.getTask(
              null, files, found, options, null, files.getJavaFileObjectsFromPaths(paths(names)));
      task.setProcessors(ServiceLoader.load(Processor.class));
      return new CompiledDesign(task.call(), found.getDiagnostics());
    }
  }

  private static List<Path> paths(String... names) throws URISyntaxException {
    Path folder =
        Path.of(Objects.requireNonNull(CompiledDesign.class.getResource("/designs")).toURI());
    return Arrays.stream(names).map(name -> folder.resolve(name + ".java")).toList();
  }

  /** What the processor said, behind the part on whose line it said so, in the order of lines. */
  List<String> faults() {
    return diagnostics.stream()
        // Where the pages of all checks are is said once, at no line.
        .filter(it -> it.getSource() != null)
        .sorted((a, b) -> Long.compare(a.getLineNumber(), b.getLineNumber()))
        .map(CompiledDesign::fault)
        .toList();
  }

  private static String fault(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = diagnostic.getMessage(Locale.ROOT);
    Matcher finding = FINDING.matcher(message);
    if (!finding.find()) {
      return diagnostic.getCode() + " " + message;
    }
    return part(diagnostic) + ": " + finding.group(1) + " " + finding.group(2);
  }

  private static String part(Diagnostic<? extends JavaFileObject> diagnostic) {
    try {
      String source = diagnostic.getSource().getCharContent(true).toString();
      String line = source.lines().toList().get((int) diagnostic.getLineNumber() - 1);
      return PART.matcher(line).results().reduce((first, last) -> last).orElseThrow().group(1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
