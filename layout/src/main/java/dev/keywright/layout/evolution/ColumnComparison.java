package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds what has changed in the columns of a layout. */
final class ColumnComparison {
  private final LayoutSignature old;
  private final LayoutSignature now;
  private final MatchingParts matches;
  private final DelimiterComparison delimiters;
  private final List<Difference> differences;

  ColumnComparison(
      LayoutSignature old,
      LayoutSignature now,
      MatchingParts matches,
      DelimiterComparison delimiters,
      List<Difference> differences) {
    this.old = old;
    this.now = now;
    this.matches = matches;
    this.delimiters = delimiters;
    this.differences = differences;
  }

  void compare() {
    compareOrder();
    int most = Math.max(old.columns().size(), now.columns().size());
    for (int i = 0; i < most; i++) {
      if (i < old.columns().size()) {
        compareColumn(i);
      }
      if (i < now.columns().size() && matches.isColumnAdded(i)) {
        ColumnSignature added = now.columns().get(i);
        breaking(
            "column " + added.name(),
            "no column",
            added.toString(),
            "rows have no column " + added.name() + ", so keys that have it find none of them");
      }
    }
  }

  private void compareOrder() {
    List<String> before = new ArrayList<>();
    Map<Integer, String> byPlace = new TreeMap<>();
    for (int i = 0; i < old.columns().size(); i++) {
      int place = matches.columnNow(i);
      if (place >= 0) {
        before.add(old.columns().get(i).name());
        byPlace.put(place, old.columns().get(i).name());
      }
    }
    List<String> after = List.copyOf(byPlace.values());
    if (!after.equals(before)) {
      breaking(
          "columns",
          String.join(", ", before),
          String.join(", ", after),
          "rows are sorted by the columns in their older order, so scans do not find them");
    }
  }

  private void compareColumn(int index) {
    ColumnSignature before = old.columns().get(index);
    int place = matches.columnNow(index);
    if (place < 0) {
      breaking(
          "column " + before.name(),
          before.toString(),
          "no column",
          "rows have a column " + before.name() + ", so keys without it find none of them");
      return;
    }
    ColumnSignature after = now.columns().get(place);
    if (!before.name().equals(after.name())) {
      breaking(
          "column " + before.name(),
          before.name(),
          after.name(),
          "rows have a column "
              + before.name()
              + " and no column "
              + after.name()
              + ", so keys that have it find none of them");
    }
    delimiters.compareColumn(index, place);
    new BucketComparison(old, now, matches, differences).compare(before, after);
    new PartsComparison(old, now, index, place, matches, differences).compare();
  }

  private void breaking(String where, String before, String after, String consequence) {
    differences.add(Difference.breaking(where, before, after, consequence));
  }
}
