package dev.keywright.benchmarks.compiletime;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryType;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/**
 * What runs in the JVM of a cold javac: javac, and at its end a line with the CPU time in
 * nanoseconds and the peak of the heap in bytes.
 */
final class ForkedJavac {
  private ForkedJavac() {}

  /** Takes the name of a file with the arguments of javac, one on each line. */
  public static void main(String[] args) throws IOException {
    String[] arguments = Files.readAllLines(Path.of(args[0])).toArray(String[]::new);
    int result = ToolProvider.getSystemJavaCompiler().run(null, null, null, arguments);
    long peak =
        ManagementFactory.getMemoryPoolMXBeans().stream()
            .filter(pool -> pool.getType() == MemoryType.HEAP)
            .mapToLong(pool -> pool.getPeakUsage().getUsed())
            .sum();
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    System.out.println(system.getProcessCpuTime() + " " + peak);
    System.exit(result);
  }
}
