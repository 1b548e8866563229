package dev.keywright.benchmarks;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs benchmarks by JMH in rounds: each benchmark once in a round, in a JVM of its own, so that a
 * slow minute of the machine slows all of them.
 */
final class Harness {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** Benchmarks of a million rows get this many times the time and the heap. */
  private static final int MILLION = 8;

  private final Settings settings;
  private final PrintStream progress;

  Harness(Settings settings, PrintStream progress) {
    this.settings = settings;
    this.progress = progress;
  }

  /** Every other round is run back to front, so that no benchmark always follows the same one. */
  List<Round> measure(List<String> benchmarks) throws RunnerException {
    List<Round> rounds = new ArrayList<>();
    List<String> order = new ArrayList<>(benchmarks);
    for (int round = 1; round <= settings.rounds(); round++) {
      Map<String, Round.Measurement> measurements = new LinkedHashMap<>();
      for (String benchmark : order) {
        Round.Measurement measurement = measure(benchmark);
        measurements.put(benchmark, measurement);
        progress.printf(
            Locale.ROOT,
            "round %d of %d: %-32s %12.1f ns %12.1f B%n",
            round,
            settings.rounds(),
            benchmark,
            measurement.nanos(),
            measurement.bytes());
      }
      rounds.add(new Round(measurements));
      Collections.reverse(order);
    }
    return List.copyOf(rounds);
  }

  private Round.Measurement measure(String benchmark) throws RunnerException {
    RunResult result = new Runner(options(benchmark)).runSingle();
    return new Round.Measurement(
        result.getPrimaryResult().getStatistics().getPercentile(settings.fastest() ? 0 : 50),
        allocated(result));
  }

  @SuppressWarnings("rawtypes") // JMH's map has them
  private static double allocated(RunResult result) {
    return result.getSecondaryResults().entrySet().stream()
        .filter(secondary -> secondary.getKey().endsWith(ALLOCATED))
        .mapToDouble(secondary -> secondary.getValue().getScore())
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("JMH did not say what was allocated"));
  }

  private Options options(String benchmark) {
    int factor = benchmark.startsWith("Million") ? MILLION : 1;
    TimeValue time = TimeValue.milliseconds((long) factor * settings.millis());
    String heap = 256 * factor + "m";
    return new OptionsBuilder()
        .include("\\." + benchmark.replace(".", "\\.") + "$")
        .mode(Mode.AverageTime)
        .timeUnit(TimeUnit.NANOSECONDS)
        .forks(1)
        .warmupIterations(settings.warmups())
        .warmupTime(time)
        .measurementIterations(settings.iterations())
        .measurementTime(time)
        .addProfiler(GCProfiler.class)
        // The pages of a new heap are touched at once, or the first allocations would pay for it.
        .jvmArgs("-Xms" + heap, "-Xmx" + heap, "-XX:+AlwaysPreTouch")
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT)
        .build();
  }
}
