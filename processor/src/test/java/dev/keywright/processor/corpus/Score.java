package dev.keywright.processor.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** How well what is found agrees with what is expected, over all checks and for each. */
final class Score {
  private final Counts total = new Counts();
  private final Map<String, Counts> byCheck = new TreeMap<>();

  /** Hits, false alarms and misses. */
  private static final class Counts {
    private int truePositives;
    private int falsePositives;
    private int falseNegatives;

    double precision() {
      return share(falsePositives);
    }

    double recall() {
      return share(falseNegatives);
    }

    private double share(int wrong) {
      int all = truePositives + wrong;
      return all == 0 ? 1 : (double) truePositives / all;
    }
  }

  /** Adds one entity: findings as {@code KW201 at}, each as often as it is made. */
  void count(List<String> expected, List<String> found) {
    List<String> missed = new ArrayList<>(expected);
    for (String finding : found) {
      boolean isExpected = missed.remove(finding);
      of(finding).forEach(it -> add(it, isExpected));
    }
    missed.forEach(finding -> of(finding).forEach(it -> it.falseNegatives++));
  }

  private static void add(Counts counts, boolean isExpected) {
    if (isExpected) {
      counts.truePositives++;
    } else {
      counts.falsePositives++;
    }
  }

  private List<Counts> of(String finding) {
    String check = finding.substring(0, finding.indexOf(' '));
    return List.of(total, byCheck.computeIfAbsent(check, id -> new Counts()));
  }

  double precision() {
    return total.precision();
  }

  double recall() {
    return total.recall();
  }

  /** All checks together, on one line. */
  String sum() {
    return line("all", total).strip();
  }

  @Override
  public String toString() {
    StringBuilder table = new StringBuilder("\ncorpus    TP   FP   FN  precision  recall\n");
    byCheck.forEach((check, counts) -> table.append(line(check, counts)));
    return table.append(line("all", total)).toString();
  }

  private static String line(String name, Counts counts) {
    return String.format(
        Locale.ROOT,
        "%-8s %3d  %3d  %3d  %9.3f  %6.3f%n",
        name,
        counts.truePositives,
        counts.falsePositives,
        counts.falseNegatives,
        counts.precision(),
        counts.recall());
  }
}
