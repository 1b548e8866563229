package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed so far, and the ranges it can end in. Generated scans wrap it in types that
 * offer only what the layout can answer.
 *
 * <p>A range begins and ends with what is fixed: it holds no content that does not begin with that,
 * whatever else is in the table.
 *
 * @param <C> what the current column holds
 */
@CheckReturnValue
public final class ColumnScan<C> extends OpenScan<C, KeyRange<C>> {
  private final Map<String, Object> fixed;
  private final String column;
  private final ColumnOrder<C> order;
  private final @Nullable C separator;
  private final int parts;
  private final @Nullable C prefix;
  private final boolean isNative;

  private ColumnScan(
      Map<String, Object> fixed,
      String column,
      ColumnOrder<C> order,
      @Nullable C separator,
      int parts,
      @Nullable C prefix,
      boolean isNative) {
    this.fixed = fixed;
    this.column = column;
    this.order = order;
    this.separator = separator;
    this.parts = parts;
    this.prefix = prefix;
    this.isNative = isNative;
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    return new ColumnScan<>(
        Map.of(), column, ColumnOrder.TEXT, String.valueOf(separator), parts, null, false);
  }

  /** A scan of a BINARY column of so many parts. */
  public static ColumnScan<byte[]> binary(String column, int parts) {
    return new ColumnScan<>(Map.of(), column, ColumnOrder.BYTES, null, parts, null, false);
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return new ColumnScan<>(Map.of(), column, order, null, 1, null, true);
  }

  /** The name of the column. */
  public String name() {
    return column;
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> ColumnScan<C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    return fixed(parts, after(hash.of(part.encode(value))));
  }

  /** Fixes the hash prefix before a whole number that is about to be fixed. */
  public ColumnScan<C> hash(HashCodec<C> hash, WholeCodec<C> part, long value) {
    return fixed(parts, after(hash.of(part.encode(value))));
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return fixed(parts - 1, between(part, value, separator));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public ColumnScan<C> part(WholeCodec<C> part, long value) {
    return fixed(parts - 1, between(part, value, separator));
  }

  private ColumnScan<C> fixed(int left, C content) {
    if (left == 0) {
      throw new IllegalStateException("the last part of " + column + " ends the column");
    }
    return new ColumnScan<>(fixed, column, order, separator, left, content, isNative);
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> ColumnScan<D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return next.continuing(column, between(part, value, null), fixed);
  }

  /**
   * Fixes a whole number, the last part of this column, and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <D> ColumnScan<D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return next.continuing(column, between(part, value, null), fixed);
  }

  private ColumnScan<C> continuing(String name, Object content, Map<String, Object> before) {
    Map<String, Object> columns = new LinkedHashMap<>(before);
    columns.put(name, content instanceof byte[] bytes ? bytes.clone() : content);
    return new ColumnScan<>(columns, column, order, separator, parts, null, isNative);
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    return only(between(part, value, null));
  }

  /** The keys in which a whole number, the last part of the column, has this value. */
  public KeyRange<C> equal(WholeCodec<C> part, long value) {
    return only(between(part, value, null));
  }

  private KeyRange<C> only(C content) {
    return range(content, order.next(content));
  }

  @Override
  protected ColumnScan<C> column() {
    return this;
  }

  @Override
  protected KeyRange<C> answer(KeyRange<C> range) {
    return range;
  }

  /** All keys with the parts fixed so far. */
  KeyRange<C> range() {
    return range(start(), end());
  }

  /** Whether the first of two encoded values is above the second. */
  boolean isAbove(boolean descending, C first, C second) {
    int order = this.order.compare(first, second);
    return descending ? order < 0 : order > 0;
  }

  /** From a whole number up to another one, which is not below it. */
  KeyRange<C> between(WholeCodec<C> part, long from, long to) {
    return part.descending()
        ? between(true, part.encode(from), part.encode(to))
        : range(between(part, from, null), between(part, to, null));
  }

  /** From the first of two encoded values up to the second, which is not below it. */
  KeyRange<C> between(boolean descending, C first, C second) {
    return descending && order.compare(first, second) != 0
        ? range(above(second).from(), behind(first))
        : range(after(first), after(second));
  }

  KeyRange<C> atLeast(boolean descending, C encoded) {
    return descending ? range(start(), behind(encoded)) : range(after(encoded), end());
  }

  KeyRange<C> greaterThan(boolean descending, C encoded) {
    return descending ? range(start(), after(encoded)) : above(encoded);
  }

  KeyRange<C> atMost(boolean descending, C encoded) {
    return descending ? range(after(encoded), end()) : range(start(), behind(encoded));
  }

  KeyRange<C> lessThan(boolean descending, C encoded) {
    return descending ? above(encoded) : range(start(), after(encoded));
  }

  KeyRange<C> startsWith(C beginning) {
    C content = after(beginning);
    return range(content, order.nextPrefix(content));
  }

  private KeyRange<C> above(C encoded) {
    C behind = behind(encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return behind == null ? range(after(encoded), after(encoded)) : range(behind, end());
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  private @Nullable C behind(C encoded) {
    return parts == 1 ? order.next(after(encoded)) : order.nextPrefix(followed(encoded));
  }

  /** A value between what is fixed and what stands behind it. */
  private <T> C between(PartCodec<T, C> part, T value, @Nullable C following) {
    return prefix == null && following == null
        ? part.encode(value)
        : part.encodeBetween(order, start(), value, following == null ? order.first() : following);
  }

  private C between(WholeCodec<C> part, long value, @Nullable C following) {
    return prefix == null && following == null
        ? part.encode(value)
        : part.encodeBetween(order, start(), value, following == null ? order.first() : following);
  }

  private C after(C encoded) {
    return prefix == null ? encoded : order.join(prefix, encoded);
  }

  private C followed(C encoded) {
    if (separator == null) {
      return after(encoded);
    }
    return prefix == null ? order.join(encoded, separator) : order.join(prefix, encoded, separator);
  }

  private C start() {
    return prefix == null ? order.first() : prefix;
  }

  private @Nullable C end() {
    return prefix == null ? null : order.nextPrefix(prefix);
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    // A native column holds the bytes of the caller.
    return isNative
        ? KeyRange.of(fixed, column, from, to, order)
        : KeyRange.ofScan(fixed, column, from, to, order);
  }
}
