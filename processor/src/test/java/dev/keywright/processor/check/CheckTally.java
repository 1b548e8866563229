package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Finding;
import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestPlan;

/**
 * Prints, when all tests have run, how many designs each check was shown in which it found a fault,
 * and in how many near misses it found none.
 */
public final class CheckTally implements TestExecutionListener {
  private static final Map<String, Row> ROWS = new TreeMap<>();

  /** What one check was shown. */
  private static final class Row {
    private final TreeSet<CheckId> ids = new TreeSet<>();
    private int hits;
    private int nearMisses;
  }

  public static synchronized void count(LayoutCheck check, List<Finding> found) {
    Row row = ROWS.computeIfAbsent(check.getClass().getSimpleName(), name -> new Row());
    found.forEach(finding -> row.ids.add(finding.check()));
    if (found.isEmpty()) {
      row.nearMisses++;
    } else {
      row.hits++;
    }
  }

  @Override
  public synchronized void testPlanExecutionFinished(TestPlan plan) {
    if (ROWS.isEmpty()) {
      return;
    }
    StringBuilder table =
        new StringBuilder("\n").append(line("check", "id", "hits", "near misses"));
    ROWS.forEach(
        (name, row) -> table.append(line(name, ids(row), "" + row.hits, "" + row.nearMisses)));
    System.out.println(table);
  }

  private static String line(String check, String id, String hits, String nearMisses) {
    return String.format(Locale.ROOT, "%-24s %-14s %5s %12s%n", check, id, hits, nearMisses);
  }

  private static String ids(Row row) {
    return String.join(" ", row.ids.stream().map(CheckId::name).toList());
  }
}
