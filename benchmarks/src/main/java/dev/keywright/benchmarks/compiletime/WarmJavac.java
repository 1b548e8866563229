package dev.keywright.benchmarks.compiletime;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * javac in this JVM, with the classes of each processor loaded once, as a build daemon keeps them.
 * The memory of a sample is what was allocated.
 */
final class WarmJavac implements Javac {
  private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final OperatingSystemMXBean system =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private final Map<Contender, ClassLoader> loaders = new EnumMap<>(Contender.class);

  WarmJavac(Jars jars) throws IOException {
    for (Contender contender : Contender.values()) {
      URL[] path = {jars.processor(contender).toUri().toURL()};
      loaders.put(contender, new URLClassLoader(path, compiler.getClass().getClassLoader()));
    }
  }

  @Override
  public Sample run(Task task) throws IOException {
    task.workload().clean();
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    // What the run before left behind is not charged to this one.
    System.gc();
    long allocated = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
    long cpu = system.getProcessCpuTime();
    long start = System.nanoTime();
    boolean compiled = compile(task, diagnostics);
    long nanos = System.nanoTime() - start;
    cpu = system.getProcessCpuTime() - cpu;
    allocated = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - allocated;
    if (!compiled) {
      throw new IOException(task + " does not compile: " + errors(diagnostics));
    }
    return new Sample(nanos / 1e6, cpu / 1e6, allocated / 1e6);
  }

  private boolean compile(Task task, DiagnosticCollector<JavaFileObject> diagnostics)
      throws IOException {
    try (StandardJavaFileManager files =
        compiler.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      JavaCompiler.CompilationTask compilation =
          compiler.getTask(
              null,
              files,
              diagnostics,
              task.options(),
              null,
              files.getJavaFileObjectsFromPaths(task.workload().files()));
      compilation.setProcessors(
          task.processing() ? processors(task.workload().contender()) : List.of());
      return compilation.call();
    }
  }

  private List<Processor> processors(Contender contender) {
    List<Processor> processors = new ArrayList<>();
    ServiceLoader.load(Processor.class, loaders.get(contender)).forEach(processors::add);
    return processors;
  }

  private static String errors(DiagnosticCollector<JavaFileObject> diagnostics) {
    return diagnostics.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
        .limit(3)
        .map(Object::toString)
        .toList()
        .toString();
  }
}
