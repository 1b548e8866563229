package dev.keywright.layout.evolution;

import dev.keywright.layout.signature.ColumnSignature;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.layout.signature.PlacedPart;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds what has changed from one layout to another, from the left of the signature to the right.
 */
record LayoutComparison(LayoutSignature old, LayoutSignature now) {

  List<Difference> differences() {
    LayoutPair layouts = LayoutPair.of(old, now);
    String format = old.format().toString();
    String formatNow = now.format().toString();
    if (old.format() != now.format() && isOfNoFormat(old) && isOfNoFormat(now)) {
      layouts.add(
          "format", format, formatNow, true, "each column is kept as it is, so no byte changes");
    } else if (old.format() != now.format()) {
      // What else has changed does not matter to bytes of which none is the same.
      String lost = "every row was written in other bytes, so no row is found";
      layouts.breaking("format", format, formatNow, lost);
      return layouts.differences();
    }
    DelimiterComparison delimiters = new DelimiterComparison(layouts);
    delimiters.compareSeparators();
    comparePartitions(layouts);
    new ColumnComparison(layouts, delimiters).compare();
    new PlaceComparison(layouts).compare();
    return layouts.differences();
  }

  private boolean isOfNoFormat(LayoutSignature layout) {
    boolean isBytes = !old.format().isText() && !now.format().isText();
    return IntStream.range(0, layout.columns().size())
        .allMatch(i -> (isBytes && isConstant(layout.columns().get(i))) || isValue(layout, i));
  }

  private static boolean isConstant(ColumnSignature column) {
    return column.parts().isEmpty() && column.bucket().isEmpty();
  }

  /** Whether a column is the very value of its one part. */
  private static boolean isValue(LayoutSignature layout, int column) {
    boolean isOne =
        layout.columns().get(column).parts().size() == 1
            && layout.columns().get(column).bucket().isEmpty()
            && layout.template(column).literals().stream().allMatch(String::isEmpty);
    return isOne && WrittenPart.of(new PlacedPart(layout, column, 0)).isKeptAsItIs();
  }

  private void comparePartitions(LayoutPair layouts) {
    if (old.partitionColumns() != now.partitionColumns()) {
      layouts.breaking(
          "partition",
          "partition=" + old.partitionColumns(),
          "partition=" + now.partitionColumns(),
          "the store groups rows by a partition key of "
              + shownColumns(old.partitionColumns())
              + ", and cannot find them by one of "
              + shownColumns(now.partitionColumns()));
    }
  }

  private static String shownColumns(int count) {
    return count == 1 ? "1 column" : count + " columns";
  }
}
