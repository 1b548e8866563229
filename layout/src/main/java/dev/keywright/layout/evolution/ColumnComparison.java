package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Finds what has changed in the columns of a layout. */
record ColumnComparison(LayoutPair layouts, DelimiterComparison delimiters) {

  void compare() {
    compareOrder();
    LayoutSignature old = layouts.old();
    LayoutSignature now = layouts.now();
    int most = Math.max(old.columns().size(), now.columns().size());
    for (int i = 0; i < most; i++) {
      if (i < old.columns().size()) {
        compareColumn(i);
      }
      if (i < now.columns().size() && layouts.matches().isColumnAdded(i)) {
        ColumnSignature added = now.columns().get(i);
        layouts.breaking(
            "column " + added.name(),
            "no column",
            added.toString(),
            "rows have no column " + added.name() + ", so keys with it do not find them");
      }
    }
  }

  private void compareOrder() {
    List<String> before = new ArrayList<>();
    Map<Integer, String> byPlace = new TreeMap<>();
    for (int i = 0; i < layouts.old().columns().size(); i++) {
      int place = layouts.matches().columnNow(i);
      if (place >= 0) {
        before.add(layouts.old().columns().get(i).name());
        byPlace.put(place, layouts.old().columns().get(i).name());
      }
    }
    List<String> after = List.copyOf(byPlace.values());
    if (!after.equals(before)) {
      layouts.breaking(
          "columns",
          String.join(", ", before),
          String.join(", ", after),
          "rows are sorted by the columns in their older order, so scans do not find them");
    }
  }

  private void compareColumn(int index) {
    ColumnSignature before = layouts.old().columns().get(index);
    int place = layouts.matches().columnNow(index);
    if (place < 0) {
      layouts.breaking(
          "column " + before.name(),
          before.toString(),
          "no column",
          "rows have a column " + before.name() + ", so keys without it do not find them");
      return;
    }
    ColumnSignature after = layouts.now().columns().get(place);
    if (!before.name().equals(after.name())) {
      String sentence = "rows have a column %s and no column %s, so keys with it do not find them";
      layouts.lost("column " + before.name(), before.name(), after.name(), sentence);
    }
    delimiters.compareColumn(index, place);
    new BucketComparison(layouts).compare(before, after);
    new ColumnPartsComparison(layouts, index, place).compare();
  }
}
