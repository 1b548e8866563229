package dev.keywright.benchmarks;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The table of the bars: medians over the rounds, and the ratios in one round. */
final class BarTable {
  private static final String ROW = "%-34s | %14s | %10s | %-26s | %14s | %6s | %-14s | %5s | %s%n";

  private final PrintStream out;
  private final List<Round> rounds;

  BarTable(PrintStream out, List<Round> rounds) {
    this.out = out;
    this.rounds = rounds;
  }

  void print(List<Bar> bars) {
    out.printf(
        ROW,
        "operation",
        "ours",
        "ours B/op",
        "peer",
        "peer",
        "ratio",
        "lowest-highest",
        "bar",
        "");
    bars.forEach(this::row);
  }

  private void row(Bar bar) {
    double[] ratios = sorted(bar::ratio);
    double ratio = median(ratios);
    out.printf(
        Locale.ROOT,
        ROW,
        bar.operation(),
        cost(bar.ours()),
        number(median(sorted(round -> round.of(bar.ours().benchmarks().get(0)).bytes()))),
        bar.peer().title(),
        cost(bar.peer()),
        ratio(ratio),
        ratio(ratios[0]) + "-" + ratio(ratios[ratios.length - 1]),
        ratio(bar.limit()),
        bar.isMetBy(ratio) ? "met" : "missed");
  }

  private String cost(Cost cost) {
    return number(median(sorted(cost.in()))) + " " + cost.unit();
  }

  private double[] sorted(ToDoubleFunction<Round> figure) {
    double[] figures = rounds.stream().mapToDouble(figure).toArray();
    Arrays.sort(figures);
    return figures;
  }

  private static double median(double[] sorted) {
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, value < 1000 ? "%.1f" : "%.0f", value);
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
