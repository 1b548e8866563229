package dev.keywright.benchmarks.wide;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * How long each benchmark runs. The fastest iteration counts: it was disturbed the least.
 *
 * @param forks how many JVMs, one after the other
 * @param warmups iterations before those that count, in each of them
 * @param iterations those that count
 */
record WideRun(int forks, int warmups, int iterations) {
  static final WideRun FULL = new WideRun(2, 12, 20);
  static final WideRun QUICK = new WideRun(1, 8, 8);

  private static final TimeValue ITERATION = TimeValue.milliseconds(60);

  /** What one call takes and allocates. */
  record Cost(double nanos, double bytes) {}

  @SuppressWarnings("rawtypes") // JMH's map has them
  Cost cost(Kinds kind, String method) throws RunnerException {
    RunResult result =
        new Runner(
                new OptionsBuilder()
                    .include("\\.Wide\\." + method + "$")
                    .param("name", kind.name())
                    .mode(Mode.AverageTime)
                    .timeUnit(TimeUnit.NANOSECONDS)
                    .forks(forks)
                    .warmupIterations(warmups)
                    .warmupTime(ITERATION)
                    .measurementIterations(iterations)
                    .measurementTime(ITERATION)
                    .addProfiler(GCProfiler.class)
                    .jvmArgs("-Xms256m", "-Xmx256m", "-XX:+AlwaysPreTouch")
                    .shouldFailOnError(true)
                    .verbosity(VerboseMode.SILENT)
                    .build())
            .runSingle();
    double nanos = result.getPrimaryResult().getStatistics().getMin();
    double bytes =
        result.getSecondaryResults().entrySet().stream()
            .filter(secondary -> secondary.getKey().endsWith("gc.alloc.rate.norm"))
            .mapToDouble(secondary -> secondary.getValue().getScore())
            .findFirst()
            .orElseThrow(() -> new IllegalStateException("JMH did not say what was allocated"));
    return new Cost(nanos, bytes);
  }
}
