package dev.keywright.benchmarks.table;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** Prints all lines: medians over the rounds, with the ratios of single rounds beside them. */
public final class BarTable {
  private static final String ROW = "%-36s | %9s | %9s | %-24s | %9s | %7s | %15s | %5s | %s%n";

  private BarTable() {}

  /** Prints the lines below a head. */
  public static void print(List<Line> lines, PrintStream out) {
    out.printf(
        ROW, "operation", "ours", "B/op", "peer", "peer's", "ratio", "lowest-highest", "bar", "");
    for (Line line : lines) {
      out.printf(
          ROW,
          line.operation(),
          line.ours(),
          line.allocated(),
          line.peer(),
          line.peers(),
          ratio(line.ratios().median()),
          ratio(line.ratios().lowest()) + "-" + ratio(line.ratios().highest()),
          Double.isInfinite(line.limit()) ? "" : ratio(line.limit()),
          line.verdict());
    }
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }
}
