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
  private final RangePlace<C> place;
  private final C from;
  private final @Nullable C to;

  private KeyRange(RangePlace<C> place, C from, @Nullable C to) {
    this.place = place;
    this.from = from;
    this.to = to;
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
    RangePlace<C> place = new RangePlace<>(copy(fixed), column, order, false);
    return new KeyRange<>(place, order.copy(from), to == null ? null : order.copy(to));
  }

  /** All of a column, for a scan, which has made the map itself: nobody else can change it. */
  public static <C> KeyRange<C> ofScan(
      Map<String, Object> fixed, String column, ColumnOrder<C> order) {
    RangePlace<C> place = new RangePlace<>(fixed, column, order, false);
    return new KeyRange<>(place, order.ofBounds().first(), null);
  }

  /**
   * The same columns between other bounds, for a scan, which has made the bounds itself: they are
   * in their order, and nobody else can change them.
   */
  public KeyRange<C> bounded(C lower, @Nullable C upper) {
    // Read before the range is made, which the JIT compiler would otherwise clear first.
    RangePlace<C> shared = place;
    return new KeyRange<>(shared, lower, upper);
  }

  /** The columns that must be equal, by name, in the store's order; empty if there are none. */
  public Map<String, Object> fixed() {
    return copy(place.fixed());
  }

  /** The name of the column that the bounds belong to. */
  public String column() {
    return place.column();
  }

  /**
   * The lower bound in {@link ColumnOrder#ofBounds}, inclusive; in TEXT, the empty text represents
   * the beginning of the column.
   */
  public C from() {
    return order().copy(from);
  }

  /**
   * The upper bound, exclusive; null if the range runs to the end of the column: of the table if no
   * columns are {@link #fixed}, else of the rows that share those.
   */
  public @Nullable C to() {
    return to == null ? null : order().copy(to);
  }

  /**
   * Whether the bounds meet, so that no key can be in this range. A range between two different
   * bounds is not empty, even if no part can have a value there.
   */
  public boolean isEmpty() {
    return to != null && order().compare(from, to) == 0;
  }

  /** How the store compares the values of the {@link #column}. */
  public ColumnOrder<C> order() {
    return place.order();
  }

  /**
   * The same keys, read the other way: from the end towards the beginning, or, if they already are,
   * from the beginning again. The bounds stay as they are.
   */
  public KeyRange<C> backward() {
    return new KeyRange<>(place.turned(order()), from, to);
  }

  /**
   * The same keys in the same direction, with bounds of a column that counts upward: for stores
   * that ask for values, whatever order they keep them in. A range of a column that is kept
   * descending is turned around, and read backward.
   */
  public KeyRange<C> ascending() {
    if (!order().isDescending()) {
      return this;
    }
    ColumnOrder<C> upward = order().descending();
    RangePlace<C> turned = place.turned(upward);
    if (order().ofBounds() == upward) {
      return new KeyRange<>(turned, from, to);
    }
    C low = to == null ? upward.first() : upward.next(to);
    if (low == null || isEmpty()) {
      return new KeyRange<>(turned, from, from);
    }
    return new KeyRange<>(turned, low, upward.next(from));
  }

  /** Whether a store reads the keys from the end towards the beginning. */
  public boolean isBackward() {
    return place.isBackward();
  }

  /** Whether a key is in this range. */
  public boolean contains(Key key) {
    Map<String, Object> columns = key.columns();
    for (Map.Entry<String, Object> equal : place.fixed().entrySet()) {
      if (!Objects.deepEquals(equal.getValue(), columns.get(equal.getKey()))) {
        return false;
      }
    }
    @SuppressWarnings("unchecked") // a layout gives a column one type, and C is that type
    C value = (C) columns.get(place.column());
    return value != null && contains(value);
  }

  /** Whether a value of the {@link #column} is between the bounds. */
  public boolean contains(C value) {
    ColumnOrder<C> bounds = order().ofBounds();
    return bounds.compare(from, value) <= 0 && (to == null || bounds.compare(value, to) < 0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof KeyRange<?> that
        && place.isLike(that.place)
        && Objects.deepEquals(from, that.from)
        && Objects.deepEquals(to, that.to);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(new @Nullable Object[] {place.column(), from, to});
  }

  /** The range as {@code partitionKey ["000015", "000100")}; bytes are hexadecimal digits. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    place
        .fixed()
        .forEach(
            (name, value) ->
                text.append(name).append(" = ").append(Shown.bound(value)).append(", "));
    String end = to == null ? "end" : Shown.bound(to);
    return text.append(place.column())
        .append(" [")
        .append(Shown.bound(from))
        .append(", ")
        .append(end)
        .append(place.isBackward() ? ") backward" : ")")
        .toString();
  }
}
