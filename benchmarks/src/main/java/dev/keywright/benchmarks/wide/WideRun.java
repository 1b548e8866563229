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
 * How long each benchmark runs. The fastest iteration counts: nothing disturbed it, so iterations
 * are many and short.
 *
 * @param rounds how often ours and the expert's code run, in turns and each time in a new JVM
 * @param warmups iterations before those that count; long keys take a busy machine two seconds to
 *     compile
 * @param iterations those that count
 * @param coldStarts how many new JVMs encode one key each
 */
record WideRun(int rounds, int warmups, int iterations, int coldStarts) {
  static final WideRun FULL = new WideRun(3, 40, 150, 21);
  static final WideRun QUICK = new WideRun(1, 30, 60, 7);

  private static final TimeValue WARMUP = TimeValue.milliseconds(60);
  private static final TimeValue ITERATION = TimeValue.milliseconds(5);

  /** What one call takes and allocates. */
  record Cost(double nanos, double bytes) {
    static final Cost UNKNOWN = new Cost(Double.POSITIVE_INFINITY, Double.POSITIVE_INFINITY);

    Cost least(Cost other) {
      return new Cost(Math.min(nanos, other.nanos), Math.min(bytes, other.bytes));
    }
  }

  /** The same with another number of rounds. */
  WideRun times(int otherRounds) {
    return new WideRun(otherRounds, warmups, iterations, coldStarts);
  }

  @SuppressWarnings("rawtypes") // JMH's map has them
  Cost cost(Class<?> benchmark, String name, String method) throws RunnerException {
    RunResult result =
        new Runner(
                new OptionsBuilder()
                    .include("\\." + benchmark.getSimpleName() + "\\." + method + "$")
                    .param("name", name)
                    .mode(Mode.AverageTime)
                    .timeUnit(TimeUnit.NANOSECONDS)
                    .forks(1)
                    .warmupIterations(warmups)
                    .warmupTime(WARMUP)
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
