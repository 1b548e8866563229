package dev.keywright.benchmarks.wide;

import java.io.PrintStream;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.openjdk.jmh.runner.RunnerException;

/** Prints for each kind of key what ours and the expert's code take, and the geometric means. */
public final class WideTable {
  private static final String ROW = "%-34s | %-6s | %8s | %8s | %6s | %7s | %7s | %6s%n";

  /** The kinds whose cold start is measured as well. */
  private static final Set<Kinds> COLD = EnumSet.of(Kinds.TEXT_THREE, Kinds.BINARY_LETTERS);

  private final PrintStream out;
  private final WideRun run;
  private final boolean inTurns;

  private WideTable(PrintStream out, WideRun run, boolean inTurns) {
    this.out = out;
    this.run = run;
    this.inTurns = inTurns;
  }

  /**
   * Takes {@code quick} for short rounds, {@code turns} for {@link Turns} and no cold starts,
   * {@code rounds=} for another number of rounds, and {@code only=} with the beginning of a title,
   * or several with a semicolon between them.
   */
  public static void main(String[] arguments) throws RunnerException {
    List<String> only = List.of("");
    WideRun run = WideRun.FULL;
    boolean inTurns = false;
    for (String argument : arguments) {
      if (argument.equals("quick")) {
        run = WideRun.QUICK;
      } else if (argument.equals("turns")) {
        inTurns = true;
        run = run.times(1);
      } else if (argument.startsWith("rounds=")) {
        run = run.times(Integer.parseInt(argument.substring("rounds=".length())));
      } else if (argument.startsWith("only=")) {
        only = List.of(argument.substring("only=".length()).split(";", -1));
      } else {
        throw new IllegalArgumentException(
            argument + " is neither quick nor turns nor rounds=... nor only=...");
      }
    }
    WideTable table = new WideTable(System.out, run, inTurns);
    table.printTitles();
    for (Kinds.Group group : Kinds.Group.values()) {
      List<Line> kinds = Kinds.beginningWith(only, group).stream().map(Line::of).toList();
      table.print(Wide.class, kinds, "encode");
      table.print(Wide.class, kinds, "decode");
    }
    List<Line> ranges = Ranges.beginningWith(only).stream().map(Line::of).toList();
    table.print(WideRange.class, ranges, "range");
    if (!inTurns) {
      table.printColdStarts(only);
    }
  }

  private void printColdStarts(List<String> only) {
    for (Kinds kind : Kinds.beginningWith(only, Kinds.Group.KEYS)) {
      if (COLD.contains(kind)) {
        printCold(kind);
      }
    }
  }

  /** What is measured: a kind of key, or of range. */
  private record Line(String name, String title) {
    static Line of(Kinds kind) {
      return new Line(kind.name(), kind.title());
    }

    static Line of(Ranges range) {
      return new Line(range.name(), range.title());
    }
  }

  private void printTitles() {
    out.printf("JDK %s%n", Runtime.version());
    out.printf(ROW, "key", "", "ours ns", "hand ns", "ratio", "ours B", "hand B", "ratio");
  }

  private void print(Class<?> benchmark, List<Line> lines, String operation)
      throws RunnerException {
    double times = 0;
    double bytes = 0;
    for (Line line : lines) {
      WideRun.Cost ours = WideRun.Cost.UNKNOWN;
      WideRun.Cost hand = WideRun.Cost.UNKNOWN;
      for (int round = 0; round < run.rounds(); round++) {
        if (inTurns) {
          Turns.Costs costs = Turns.Costs.of(line.name(), operation);
          ours = ours.least(costs.ours());
          hand = hand.least(costs.hand());
        } else {
          ours = ours.least(run.cost(benchmark, line.name(), operation));
          hand = hand.least(run.cost(benchmark, line.name(), operation + "ByHand"));
        }
      }
      print(line.title(), operation, ours, hand);
      times += Math.log(ours.nanos() / hand.nanos());
      bytes += Math.log(memory(ours, hand));
    }
    if (!lines.isEmpty()) {
      String time = ratio(Math.exp(times / lines.size()));
      String memory = ratio(Math.exp(bytes / lines.size()));
      out.printf(ROW, "geometric mean", operation, "", "", time, "", "", memory);
    }
  }

  private void print(String title, String operation, WideRun.Cost ours, WideRun.Cost hand) {
    out.printf(
        ROW,
        title,
        operation,
        amount(ours.nanos()),
        amount(hand.nanos()),
        ratio(ours.nanos() / hand.nanos()),
        amount(ours.bytes()),
        amount(hand.bytes()),
        ratio(memory(ours, hand)));
  }

  private void printCold(Kinds kind) {
    ColdStart.Millis millis = ColdStart.Millis.of(kind, run.coldStarts());
    out.printf(
        ROW,
        kind.title() + ", first",
        "encode",
        amount(millis.ours()) + "ms",
        amount(millis.hand()) + "ms",
        ratio(millis.ours() / millis.hand()),
        "",
        "",
        "");
  }

  /** A text alone in its column is returned as it is: a ratio of nothing to nothing is 1. */
  private static double memory(WideRun.Cost ours, WideRun.Cost hand) {
    return Math.max(ours.bytes(), 1) / Math.max(hand.bytes(), 1);
  }

  private static String amount(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
