package dev.keywright.benchmarks;

import dev.keywright.benchmarks.compiletime.CompileTime;
import dev.keywright.benchmarks.table.BarTable;
import dev.keywright.benchmarks.table.Line;
import java.io.IOException;
import java.net.URISyntaxException;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;

/** Measures ours and the peers in one run, and prints the ratios beside the bars. */
public final class Bars {
  private Bars() {}

  /** Takes arguments such as {@code quick only=TEXT}; see {@link Settings}. */
  public static void main(String[] arguments)
      throws RunnerException, IOException, InterruptedException, URISyntaxException {
    Settings settings = Settings.of(arguments);
    List<Bar> bars =
        AllBars.list().stream().filter(bar -> bar.operation().startsWith(settings.only())).toList();
    List<String> benchmarks =
        bars.stream().flatMap(bar -> bar.benchmarks().stream()).distinct().toList();
    List<Round> rounds = new Harness(settings, System.err).measure(benchmarks);
    List<Line> lines = new ArrayList<>(bars.stream().map(bar -> bar.line(rounds)).toList());
    if (CompileTime.OPERATION.startsWith(settings.only())) {
      lines.addAll(CompileTime.measure(System.err, settings.compileTime()));
    }
    if (lines.isEmpty()) {
      throw new IllegalArgumentException("no operation begins with " + settings.only());
    }
    BarTable.print(lines, System.out);
  }
}
