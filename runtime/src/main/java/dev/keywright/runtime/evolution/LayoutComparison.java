package dev.keywright.runtime.evolution;

import dev.keywright.runtime.layout.LayoutSignature;
import dev.keywright.runtime.source.JavaLiteral;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds what has changed from one layout to another, from the left of the signature to the right.
 */
final class LayoutComparison {
  private final LayoutSignature old;
  private final LayoutSignature now;
  private final List<Difference> differences = new ArrayList<>();

  LayoutComparison(LayoutSignature old, LayoutSignature now) {
    this.old = old;
    this.now = now;
  }

  List<Difference> differences() {
    if (old.format() != now.format()) {
      // What else has changed does not matter to bytes of which none is the same.
      breaking(
          "format",
          old.format().toString(),
          now.format().toString(),
          "every row was written in other bytes, so none is found");
      return differences;
    }
    compareSeparators();
    comparePartitions();
    new ColumnComparison(old, now, differences).compare();
    return differences;
  }

  private void compareSeparators() {
    // What stands in a template is compared column by column.
    if (!old.hasSeparator() || !now.hasSeparator()) {
      return;
    }
    boolean isUsed = joinsParts(old) || joinsParts(now);
    if (old.separator() != now.separator()) {
      String before = JavaLiteral.of(old.separator());
      String after = JavaLiteral.of(now.separator());
      String lost =
          "rows that were written with "
              + before
              + " between their parts are not found when "
              + after
              + " is written";
      String kept = "no column has anything to separate, so no byte changes";
      differences.add(new Difference("separator", before, after, !isUsed, isUsed ? lost : kept));
    }
    if (old.escape() != now.escape()) {
      String lost =
          "rows with a text that holds the separator or a character below it are not found or not"
              + " decoded";
      String kept = "no column has anything to separate, so no byte changes";
      differences.add(
          new Difference("escape", escape(old), escape(now), !isUsed, isUsed ? lost : kept));
    }
  }

  private void comparePartitions() {
    if (old.partitionColumns() != now.partitionColumns()) {
      breaking(
          "partition",
          "partition=" + old.partitionColumns(),
          "partition=" + now.partitionColumns(),
          "the store keeps rows together by a partition key of "
              + shownColumns(old.partitionColumns())
              + ", and finds none of them by one of "
              + shownColumns(now.partitionColumns()));
    }
  }

  private static String shownColumns(int count) {
    return count == 1 ? "1 column" : count + " columns";
  }

  /** Whether a separator stands in any column. */
  private static boolean joinsParts(LayoutSignature layout) {
    return layout.format().isText()
        && layout.columns().stream()
            .filter(it -> it.template().isEmpty())
            .anyMatch(it -> it.parts().size() + (it.bucket().isPresent() ? 1 : 0) > 1);
  }

  private static String escape(LayoutSignature layout) {
    return layout.escape() ? "escape" : "no escape";
  }

  private void breaking(String where, String before, String after, String consequence) {
    differences.add(Difference.breaking(where, before, after, consequence));
  }
}
