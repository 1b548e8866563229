package dev.keywright.processor.crash;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** The javac of the running JDK, whose open jars all cases share. */
final class InProcessJavac implements CrashCompiler {
  // All lints but those that speak of what an odd source itself says.
  private static final String LINTS =
      "-Xlint:all,-processing,-serial,-deprecation,-removal,-rawtypes,-cast,-auxiliaryclass";

  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
  private final StandardJavaFileManager files =
      javac.getStandardFileManager(null, Locale.ROOT, UTF_8);

  InProcessJavac(String classPath) {
    try {
      files.setLocation(
          StandardLocation.CLASS_PATH,
          Arrays.stream(classPath.split(File.pathSeparator)).map(File::new).toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public Outcome compile(String source, Processor processor) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    MemoryFiles memory = new MemoryFiles(files);
    JavaCompiler.CompilationTask task =
        javac.getTask(
            Writer.nullWriter(),
            memory,
            found,
            List.of(LINTS, "-Xmaxerrs", "10000", "-Xmaxwarns", "10000"),
            null,
            List.of(MemoryFiles.Source.of(FILE, source)));
    task.setProcessors(List.of(processor));
    try {
      task.call();
    } catch (RuntimeException | Error thrown) {
      // Broken sources bring this compiler down; what brings the processor down is watched.
      return Outcome.sound(Outcome.Kind.ERROR);
    }
    return Judge.hidden(memory.generated())
        .map(Outcome::fault)
        .orElseGet(() -> Judge.of(FILE, found.getDiagnostics()));
  }
}
