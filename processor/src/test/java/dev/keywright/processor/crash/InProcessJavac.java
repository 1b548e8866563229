package dev.keywright.processor.crash;

import dev.keywright.processor.MemoryFiles;
import java.io.Writer;
import java.util.List;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

/** The javac of the running JDK, on the class path of this JVM. */
final class InProcessJavac implements CrashCompiler {
  // All lints but those that speak of what an odd source itself says.
  private static final String LINTS =
      "-Xlint:all,-processing,-serial,-deprecation,-removal,-rawtypes,-cast,-auxiliaryclass";

  private final JavaCompiler javac = ToolProvider.getSystemJavaCompiler();

  @Override
  public Outcome compile(String source, Processor processor) {
    DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
    MemoryFiles memory = new MemoryFiles();
    JavaCompiler.CompilationTask task =
        javac.getTask(
            Writer.nullWriter(),
            memory,
            found,
            List.of(LINTS, "-Xmaxerrs", "10000", "-Xmaxwarns", "10000"),
            null,
            List.of(MemoryFiles.source(FILE, source)));
    task.setProcessors(List.of(processor));
    try {
      task.call();
    } catch (RuntimeException | Error thrown) {
      // Broken sources bring this compiler down; what brings the processor down is watched.
      return Outcome.sound(Outcome.Kind.ERROR);
    }
    return Judge.hidden(memory.sources().values())
        .map(Outcome::fault)
        .orElseGet(() -> Judge.of(FILE, found.getDiagnostics()));
  }
}
