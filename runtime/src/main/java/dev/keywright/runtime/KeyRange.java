package dev.keywright.runtime;

import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One contiguous run of keys: the columns that a scan fixed, and {@code [from, to)} of the next
 * one.
 *
 * <p>It is immutable: arrays are copied on their way in and out.
 *
 * @param <C> the type of the bounds: {@code String} (TEXT), {@code byte[]} (BINARY), or the type of
 *     a native column
 */
@CheckReturnValue
public final class KeyRange<C> {
  private final Map<String, Object> fixed;
  private final String column;
  private final C from;
  private final @Nullable C to;
  private final ColumnOrder<C> order;
  private final boolean isBackward;

  private KeyRange(
      Map<String, Object> fixed,
      String column,
      C from,
      @Nullable C to,
      ColumnOrder<C> order,
      boolean isBackward) {
    this.fixed = fixed;
    this.column = column;
    this.from = from;
    this.to = to;
    this.order = order;
    this.isBackward = isBackward;
  }

  private static Map<String, Object> copy(Map<String, Object> columns) {
    if (columns.isEmpty()) {
      return Map.of();
    }
    Map<String, Object> copy = new LinkedHashMap<>(columns);
    copy.replaceAll((name, value) -> value instanceof byte[] bytes ? bytes.clone() : value);
    return Collections.unmodifiableMap(copy);
  }

  /**
   * The keys whose columns have the fixed values and {@code from <= column < to}.
   *
   * @param fixed the columns before, by name
   * @param column the name of the column with the bounds
   * @param from inclusive
   * @param to exclusive, or null for no upper bound
   * @throws IllegalArgumentException if {@code from} is above {@code to}
   */
  public static <C> KeyRange<C> of(
      Map<String, Object> fixed, String column, C from, @Nullable C to, ColumnOrder<C> order) {
    if (to != null && order.ofBounds().compare(from, to) > 0) {
      throw new IllegalArgumentException(
          column + " from " + Shown.value(from) + " to " + Shown.value(to) + " runs backwards");
    }
    return new KeyRange<>(
        copy(fixed), column, order.copy(from), to == null ? null : order.copy(to), order, false);
  }

  /**
   * As {@link #of}, for a scan, which has made the bounds and the columns itself: they are in their
   * order, and nobody else can change them.
   */
  public static <C> KeyRange<C> ofScan(
      Map<String, Object> fixed, String column, C from, @Nullable C to, ColumnOrder<C> order) {
    return new KeyRange<>(fixed, column, from, to, order, false);
  }

  /** The columns that must be equal, by name, in the store's order; empty if there are none. */
  public Map<String, Object> fixed() {
    return copy(fixed);
  }

  /** The name of the column that the bounds belong to. */
  public String column() {
    return column;
  }

  /**
   * The lower bound in {@link ColumnOrder#ofBounds}, inclusive; in TEXT, the empty text represents
   * the beginning of the column.
   */
  public C from() {
    return order.copy(from);
  }

  /**
   * The upper bound, exclusive; null if the range runs to the end of the column: of the table if no
   * columns are {@link #fixed}, else of the rows that share those.
   */
  public @Nullable C to() {
    return to == null ? null : order.copy(to);
  }

  /**
   * Whether the bounds meet, so that no key can be in this range. A range between two different
   * bounds is not empty, even if no part can have a value there.
   */
  public boolean isEmpty() {
    return to != null && order.compare(from, to) == 0;
  }

  /** How the store compares the values of the {@link #column}. */
  public ColumnOrder<C> order() {
    return order;
  }

  /**
   * The same keys, read the other way: from the end towards the beginning, or, if they already are,
   * from the beginning again. The bounds stay as they are.
   */
  public KeyRange<C> backward() {
    return new KeyRange<>(fixed, column, from, to, order, !isBackward);
  }

  /**
   * The same keys in the same direction, with bounds of a column that counts upward: for stores
   * that ask for values, whatever order they keep them in. A range of a column that is kept
   * descending is turned around, and read backward.
   */
  public KeyRange<C> ascending() {
    if (!order.isDescending()) {
      return this;
    }
    ColumnOrder<C> upward = order.descending();
    if (order.ofBounds() == upward) {
      return new KeyRange<>(fixed, column, from, to, upward, !isBackward);
    }
    C low = to == null ? upward.first() : upward.next(to);
    if (low == null || isEmpty()) {
      return new KeyRange<>(fixed, column, from, from, upward, !isBackward);
    }
    return new KeyRange<>(fixed, column, low, upward.next(from), upward, !isBackward);
  }

  /** Whether a store reads the keys from the end towards the beginning. */
  public boolean isBackward() {
    return isBackward;
  }

  /** Whether a key is in this range. */
  public boolean contains(Key key) {
    Map<String, Object> columns = key.columns();
    for (Map.Entry<String, Object> equal : fixed.entrySet()) {
      if (!Objects.deepEquals(equal.getValue(), columns.get(equal.getKey()))) {
        return false;
      }
    }
    @SuppressWarnings("unchecked") // a layout gives a column one type, and C is that type
    C value = (C) columns.get(column);
    return value != null && contains(value);
  }

  /** Whether a value of the {@link #column} is between the bounds. */
  public boolean contains(C value) {
    ColumnOrder<C> bounds = order.ofBounds();
    return bounds.compare(from, value) <= 0 && (to == null || bounds.compare(value, to) < 0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyRange<?> that
        && isBackward == that.isBackward
        && column.equals(that.column)
        && Objects.deepEquals(from, that.from)
        && Objects.deepEquals(to, that.to)
        && Arrays.equals(fixed.keySet().toArray(), that.fixed.keySet().toArray())
        && Arrays.deepEquals(fixed.values().toArray(), that.fixed.values().toArray());
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new @Nullable Object[] {column, from, to});
  }

  /** The range as {@code partitionKey ["000015", "000100")}; bytes are hexadecimal digits. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    fixed.forEach(
        (name, value) -> text.append(name).append(" = ").append(Shown.bound(value)).append(", "));
    String end = to == null ? "end" : Shown.bound(to);
    return text.append(column)
        .append(" [")
        .append(Shown.bound(from))
        .append(", ")
        .append(end)
        .append(isBackward ? ") backward" : ")")
        .toString();
  }
}
