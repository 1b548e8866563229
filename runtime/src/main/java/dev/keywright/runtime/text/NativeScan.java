package dev.keywright.runtime.text;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ranges that a scan can end in on a native column, which holds one value as the store's own
 * type.
 *
 * @param fixed the columns before this one, by name
 * @param column the name of this column
 * @param order how the store compares its values
 */
public record NativeScan<C>(Map<String, Object> fixed, String column, ColumnOrder<C> order) {

  /** All keys with the columns fixed so far. */
  public KeyRange<C> all() {
    return range(order.first(), null);
  }

  /** Fixes this column and goes on to a TEXT one. */
  public TextScan column(TextPart<C> part, C value, String next) {
    return new TextScan(fixedBy(part, value), next, "", null);
  }

  /** Fixes this column and goes on to another native one. */
  public <D> NativeScan<D> nativeColumn(
      TextPart<C> part, C value, String next, ColumnOrder<D> nextOrder) {
    return new NativeScan<>(fixedBy(part, value), next, nextOrder);
  }

  private Map<String, Object> fixedBy(TextPart<C> part, C value) {
    part.check(value);
    Map<String, Object> columns = new LinkedHashMap<>(fixed);
    columns.put(column, value instanceof byte[] bytes ? bytes.clone() : value);
    return columns;
  }

  /** The keys in which the column has this value. */
  public KeyRange<C> equal(TextPart<C> part, C value) {
    part.check(value);
    return range(value, next(part, value));
  }

  /** The keys in which the column is at least {@code from} and less than {@code to}. */
  public KeyRange<C> between(TextPart<C> part, C from, C to) {
    part.check(from);
    part.check(to);
    return range(from, to);
  }

  /** The keys in which the column is this value or a larger one. */
  public KeyRange<C> atLeast(TextPart<C> part, C value) {
    part.check(value);
    return range(value, null);
  }

  /** The keys in which the column is larger than this value. */
  public KeyRange<C> greaterThan(TextPart<C> part, C value) {
    part.check(value);
    C next = next(part, value);
    return next == null ? range(value, value) : range(next, null);
  }

  /** The keys in which the column is this value or a smaller one. */
  public KeyRange<C> atMost(TextPart<C> part, C value) {
    part.check(value);
    return range(order.first(), next(part, value));
  }

  /** The keys in which the column is smaller than this value. */
  public KeyRange<C> lessThan(TextPart<C> part, C value) {
    part.check(value);
    return range(order.first(), value);
  }

  /** The keys in which the column begins like this. */
  @SuppressWarnings("unchecked") // a part of texts is alone in a column of texts
  public KeyRange<C> startsWith(TextPart<C> part, C beginning) {
    part.check(beginning);
    C end =
        part instanceof StringPart text
            ? (C) text.nextPrefix((String) beginning)
            : order.nextPrefix(beginning);
    return range(beginning, end);
  }

  // A text has bounds of its own alphabet; integers and bytes have no other than the order's.
  @SuppressWarnings("unchecked")
  private @Nullable C next(TextPart<C> part, C value) {
    return part instanceof StringPart text ? (C) text.next((String) value) : order.next(value);
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    return KeyRange.of(fixed, column, from, to, order);
  }
}
