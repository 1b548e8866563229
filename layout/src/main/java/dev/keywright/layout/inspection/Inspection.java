package dev.keywright.layout.inspection;

import dev.keywright.layout.signature.LayoutSignature;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What stored columns say, item by item; {@link #toString} is a table for people.
 *
 * @param layout the layout that they were read by
 * @param items of all columns, in their order; a column ends at the first item that could not be
 *     read
 * @param isComplete whether all columns are there and every item is whole and right
 */
public record Inspection(LayoutSignature layout, List<InspectedItem> items, boolean isComplete) {

  public Inspection {
    items = List.copyOf(items);
  }

  /** Whether something is there that no key has: not merely cut off. */
  public boolean isMalformed() {
    return items.stream().anyMatch(item -> item.outcome() == InspectedItem.Outcome.WRONG);
  }

  /** The values of the parts that are whole, by name, in the order of the layout. */
  public Map<String, Object> values() {
    return values(items);
  }

  static Map<String, Object> values(List<InspectedItem> items) {
    Map<String, Object> values = new LinkedHashMap<>();
    for (InspectedItem item : items) {
      if (item.kind() == InspectedItem.Kind.PART && item.outcome() == InspectedItem.Outcome.WHOLE) {
        item.value().ifPresent(value -> values.put(item.name(), value));
      }
    }
    return Collections.unmodifiableMap(values);
  }

  /** A line for each item, and one for the whole. */
  @Override
  public String toString() {
    return new InspectionTable(this).toString();
  }
}
