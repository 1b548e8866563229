package dev.keywright.benchmarks;

import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Measures ours and the peers in one run, and prints the ratios beside the bars. */
public final class Bars {
  private Bars() {}

  /** Takes arguments such as {@code quick only=TEXT}; see {@link Settings}. */
  public static void main(String[] arguments) throws RunnerException {
    Settings settings = Settings.of(arguments);
    List<Bar> bars =
        AllBars.list().stream().filter(bar -> bar.operation().startsWith(settings.only())).toList();
    List<String> benchmarks =
        bars.stream().flatMap(bar -> bar.benchmarks().stream()).distinct().toList();
    List<Round> rounds = new Harness(settings, System.err).measure(benchmarks);
    new BarTable(System.out, rounds).print(bars);
  }
}
