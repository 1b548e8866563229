package dev.keywright.cli;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How random commands ended, and how long they took, in sum and for each command. */
final class CommandTotals {
  private static final int STEPS = 20;

  private final String title;
  private final int runs;
  private final Map<Integer, Integer> codes = new TreeMap<>();
  private final Map<String, OfCommand> commands = new TreeMap<>();
  private int done;
  private int lost;

  /** The runs of one command, and the one that took longest. */
  private static final class OfCommand {
    private final Map<Integer, Integer> codes = new TreeMap<>();
    private long nanos;
    private long slowest = -1;
    private List<String> slowestLine = List.of();
  }

  /**
   * @param title what the runs are, with their seed
   * @param runs how many there will be
   */
  CommandTotals(String title, int runs) {
    this.title = title;
    this.runs = runs;
  }

  /** The codes that were seen, with their runs. */
  Map<Integer, Integer> codes() {
    return codes;
  }

  /** Counts a run whose result had no place. */
  void addLost() {
    lost++;
  }

  /** Counts a run, and prints the sums now and then, because all runs take long. */
  void add(List<String> line, int code, Duration time) {
    OfCommand totals = commands.computeIfAbsent(line.get(0), it -> new OfCommand());
    codes.merge(code, 1, Integer::sum);
    totals.codes.merge(code, 1, Integer::sum);
    totals.nanos += time.toNanos();
    if (time.toNanos() > totals.slowest) {
      totals.slowest = time.toNanos();
      totals.slowestLine = line;
    }
    done++;
    if (runs >= 1_000 && done < runs && done % (runs / STEPS) == 0) {
      System.out.printf("  %,d of %,d, by exit code %s, %s%n", done, runs, codes, processor());
    }
  }

  /** Prints the sums, and for each command of many runs its own. */
  void print() {
    String andLost = lost == 0 ? "" : "; with 4, " + lost + " results that could not be written";
    System.out.printf(
        "%s, %,d runs, by exit code %s%s, %s%n", title, runs, codes, andLost, processor());
    if (runs < 1_000) {
      return;
    }
    commands.forEach(
        (command, it) ->
            System.out.printf(
                "  %s: by exit code %s, %.1f s; the longest %d ms: %s%n",
                command,
                it.codes,
                it.nanos / 1e9,
                it.slowest / 1_000_000,
                it.slowestLine.toString().replaceAll("[^ -~]", "?")));
  }

  /** What the processors have worked for this process. */
  static Duration processorTime() {
    return ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private static String processor() {
    return processorTime().toSeconds() + " s of processor time";
  }
}
