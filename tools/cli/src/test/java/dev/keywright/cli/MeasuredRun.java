package dev.keywright.cli;

import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.time.Duration;

/**
 * A run of the command in a process of its own, which ends by printing its exit code, the time that
 * its processors worked, and the most heap that it used.
 */
final class MeasuredRun {
  private static final long MEGABYTE = 1_000_000;

  private MeasuredRun() {}

  @SuppressWarnings("SystemOut") // the test that started the process reads it
  public static void main(String[] arguments) {
    int code =
        Keywright.run(
            InputStream.nullInputStream(),
            new Interruption(),
            OutputStream.nullOutputStream(),
            System.err,
            arguments);
    System.out.println(code + " " + processorTime().toMillis() + " " + peakHeap() / MEGABYTE);
  }

  private static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
  }

  // The pools reach their peaks at different times, so this is at least what they had together.
  private static long peakHeap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .map(MemoryPoolMXBean::getPeakUsage)
        .mapToLong(usage -> usage.getUsed())
        .sum();
  }
}
