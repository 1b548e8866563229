package dev.keywright.processor.model;

import dev.keywright.runtime.layout.Place;
import java.util.List;
import java.util.Set;

/**
 * One primary-key column: its parts, concatenated.
 *
 * @param name as the store has it: {@code partitionKey}, {@code sortKey}, or what the user writes
 * @param isPartition whether this is the partition column
 * @param nativeType whether it holds its one part as the store's own type
 * @param parts sorted by their declared order; none if the column holds a bucket alone
 */
public record Column(String name, boolean isPartition, boolean nativeType, List<Part> parts) {
  public static final String PARTITION_KEY = "partitionKey";
  public static final String SORT_KEY = "sortKey";

  /** What its methods and parameters are called. */
  public String javaName() {
    return ColumnName.inJava(name);
  }

  /** The same column, some parts of which are no longer scanned by range. */
  Column withUnordered(Set<String> names) {
    List<Part> changed =
        parts.stream().map(part -> names.contains(part.name()) ? part.unordered() : part).toList();
    return new Column(name, isPartition, nativeType, changed);
  }

  /** Whether a part ends this column. */
  public boolean isLast(Part part) {
    return !parts.isEmpty() && parts.get(parts.size() - 1).equals(part);
  }

  /** Where a part of this column stands. */
  public Place place(Layout layout, Part part) {
    return new Place(
        layout.format(), nativeType, !isLast(part), layout.separator(), layout.escape());
  }

  /** Whether the values of all parts, compared one by one, compare as the encoded column does. */
  public boolean keepsOrder() {
    return nativeType || parts.stream().allMatch(Part::keepsOrder);
  }
}
