package dev.keywright.report.sample;

import dev.keywright.layout.inspection.InspectedItem;
import java.util.Objects;

/**
 * Two rows that differ in one part.
 *
 * @param smaller the row with the smaller value
 * @param larger the row with the larger value
 */
public record NeighbouringRows(String part, SampleRow smaller, SampleRow larger) {

  /** Whether the row with the smaller value comes first in the store. */
  public boolean smallerComesFirst() {
    return smaller.compareTo(larger) < 0;
  }

  /**
   * Whether the order of both rows is that of the part: they are in the same bucket, the part is in
   * front of the bucket, or the layout has none.
   */
  public boolean isInOneBucket() {
    return isBeforeBucket() || bucket(smaller).equals(bucket(larger));
  }

  private boolean isBeforeBucket() {
    return smaller.items().stream()
        .takeWhile(it -> it.kind() != InspectedItem.Kind.BUCKET)
        .anyMatch(it -> it.kind() == InspectedItem.Kind.PART && it.name().equals(part));
  }

  private static String bucket(SampleRow row) {
    return row.items().stream()
        .filter(it -> it.kind() == InspectedItem.Kind.BUCKET)
        .map(InspectedItem::raw)
        .findFirst()
        .orElse("");
  }

  /** The smaller value as people read it. */
  public String smallerValue() {
    return shown(smaller);
  }

  /** The larger value as people read it. */
  public String largerValue() {
    return shown(larger);
  }

  private String shown(SampleRow row) {
    return SampleRow.shown(Objects.requireNonNull(row.values().get(part), part));
  }

  /**
   * Whether plain texts, joined by a colon, would come in the other order: what happens to keys
   * that are joined by hand.
   */
  public boolean isTrapForPlainText() {
    return smallerValue().matches("\\w+")
        && largerValue().matches("\\w+")
        && (smallerValue() + ":").compareTo(largerValue() + ":") > 0;
  }
}
