package dev.keywright.report.page;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.PartDescription;
import dev.keywright.report.sample.NeighbouringRows;
import dev.keywright.report.sample.SampleRows;
import java.util.List;

/**
 * Sampled rows in the order of the store, and what became of values that plain text misorders.
 *
 * @param note what limits the sample; empty if nothing does
 */
public record OrderView(List<ShownRow> rows, List<Pair> pairs, String note) {
  private static final String IN_TWO_BUCKETS =
      "their rows are in two buckets; a scan reads both, and merges them";

  // The style sheet folds the rows after these on a telephone.
  private static final int ROWS_ON_TELEPHONE = 4;

  /**
   * Two values of a part, and how their rows lie.
   *
   * @param verdict how the store orders them
   * @param byHand what texts joined by a colon would do; empty if they would do the same
   * @param expected whether the verdict is what the declaration asks for
   */
  public record Pair(
      String part,
      String smaller,
      String larger,
      ShownRow first,
      ShownRow second,
      String verdict,
      String byHand,
      boolean expected) {}

  /** Whether a telephone shows the first rows alone until its reader asks for the others. */
  public boolean isLongOnTelephone() {
    return rows.size() > ROWS_ON_TELEPHONE;
  }

  static OrderView of(KeyDescription key, SampleRows sample) {
    return new OrderView(
        sample.sorted().stream().map(row -> ShownRow.of(key, row)).toList(),
        sample.neighbours().stream().map(it -> pair(key, it)).toList(),
        note(key, sample));
  }

  private static String note(KeyDescription key, SampleRows sample) {
    if (!sample.isBucketKnown()) {
      return "A function of the application chooses the bucket. All rows are in bucket 0 here.";
    }
    return noteOnPartitions(key);
  }

  /** What is to be said of rows with different partition keys; empty if they are sorted. */
  static String noteOnPartitions(KeyDescription key) {
    return sortsPartitionKeys(key)
        ? ""
        : key.storeTitle()
            + " places partition keys by their hash. Only rows of one partition key are in this"
            + " order.";
  }

  private static Pair pair(KeyDescription key, NeighbouringRows found) {
    PartDescription part =
        key.parts().stream().filter(it -> it.name().equals(found.part())).findFirst().orElseThrow();
    boolean isAscending = found.smallerComesFirst();
    return new Pair(
        found.part(),
        found.smallerValue(),
        found.largerValue(),
        ShownRow.of(key, isAscending ? found.smaller() : found.larger()),
        ShownRow.of(key, isAscending ? found.larger() : found.smaller()),
        found.isInOneBucket() ? verdict(part, found, isAscending) : IN_TWO_BUCKETS,
        byHand(key, part, found),
        !found.isInOneBucket() || !part.ranges() || isAscending != part.descending());
  }

  private static String verdict(PartDescription part, NeighbouringRows found, boolean isAscending) {
    String one = isAscending ? found.smallerValue() : found.largerValue();
    String other = isAscending ? found.largerValue() : found.smallerValue();
    String order = one + " before " + other;
    if (!part.ranges()) {
      return order + ", which no range query relies on";
    }
    return order + (part.descending() ? ", the largest first" : ", as the values sort");
  }

  private static String byHand(KeyDescription key, PartDescription part, NeighbouringRows found) {
    boolean isPlain = part.kind().equals("whole") || part.kind().equals("text");
    return isPlain && key.isText() && found.isTrapForPlainText()
        ? found.largerValue() + " would come before " + found.smallerValue()
        : "";
  }

  /** Whether the store sorts rows of different partition keys. */
  static boolean sortsPartitionKeys(KeyDescription key) {
    return switch (key.partitions()) {
      case "hashed_values" -> false;
      case "sorted_if_alone" -> key.columns().stream().allMatch(ColumnDescription::partition);
      default -> true;
    };
  }
}
