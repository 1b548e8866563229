package dev.keywright.benchmarks.wide;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.openjdk.jmh.runner.RunnerException;

/** Prints for each kind of key what ours and the expert's code take, and the geometric means. */
public final class WideTable {
  private static final String ROW = "%-34s | %-6s | %8s | %8s | %6s | %7s | %7s | %6s%n";

  private final PrintStream out;
  private final WideRun run;

  private WideTable(PrintStream out, WideRun run) {
    this.out = out;
    this.run = run;
  }

  /** Takes {@code quick} for short rounds, and {@code only=} with the beginning of a title. */
  public static void main(String[] arguments) throws RunnerException {
    String only = "";
    WideRun run = WideRun.FULL;
    for (String argument : arguments) {
      if (argument.equals("quick")) {
        run = WideRun.QUICK;
      } else if (argument.startsWith("only=")) {
        only = argument.substring("only=".length());
      } else {
        throw new IllegalArgumentException(argument + " is neither quick nor only=...");
      }
    }
    new WideTable(System.out, run).print(Kinds.beginningWith(only));
  }

  private void print(List<Kinds> kinds) throws RunnerException {
    out.printf("JDK %s%n", Runtime.version());
    out.printf(ROW, "key", "", "ours ns", "hand ns", "ratio", "ours B", "hand B", "ratio");
    for (String operation : List.of("encode", "decode")) {
      double times = 0;
      double bytes = 0;
      for (Kinds kind : kinds) {
        WideRun.Cost ours = WideRun.Cost.UNKNOWN;
        WideRun.Cost hand = WideRun.Cost.UNKNOWN;
        for (int round = 0; round < run.rounds(); round++) {
          ours = ours.least(run.cost(kind, operation));
          hand = hand.least(run.cost(kind, operation + "ByHand"));
        }
        print(kind.title(), operation, ours, hand);
        times += Math.log(ours.nanos() / hand.nanos());
        // A text alone in its column is returned as it is, which allocates nothing.
        bytes += Math.log(Math.max(ours.bytes(), 1) / hand.bytes());
      }
      String time = ratio(Math.exp(times / kinds.size()));
      String memory = ratio(Math.exp(bytes / kinds.size()));
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
        ratio(ours.bytes() / hand.bytes()));
  }

  private static String amount(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }
}
