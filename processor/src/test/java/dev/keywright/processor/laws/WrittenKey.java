package dev.keywright.processor.laws;

import java.util.List;

/**
 * A key that the oracle has written.
 *
 * @param values of the parts, as a {@code LayoutCodec} has them; whole numbers are {@code Long}s
 * @param columns of the key, as a store has them
 */
public record WrittenKey(List<Object> values, List<Object> columns) {

  /** Whether two keys have the same values in so many of their first parts. */
  public boolean beginsLike(WrittenKey other, int parts) {
    return Row.areSame(values.subList(0, parts), other.values.subList(0, parts));
  }

  /** Keys in the order of a store: by unsigned bytes, numbers by their value. */
  public static int compare(WrittenKey one, WrittenKey other) {
    return Row.compareBytes(
        one.columns.stream().map(Row::bytes).toList(),
        other.columns.stream().map(Row::bytes).toList());
  }

  @Override
  public String toString() {
    return Design.shown(values) + " = " + Design.shown(columns);
  }
}
