package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.PrefixCodec;
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
public final class ColumnScan<C> {
  private final Map<String, Object> fixed;
  private final String column;
  private final ColumnOrder<C> order;
  private final @Nullable C separator;
  private final int parts;
  private final @Nullable C prefix;

  private ColumnScan(
      Map<String, Object> fixed,
      String column,
      ColumnOrder<C> order,
      @Nullable C separator,
      int parts,
      @Nullable C prefix) {
    this.fixed = fixed;
    this.column = column;
    this.order = order;
    this.separator = separator;
    this.parts = parts;
    this.prefix = prefix;
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    return new ColumnScan<>(
        Map.of(), column, ColumnOrder.TEXT, String.valueOf(separator), parts, null);
  }

  /** A scan of a BINARY column of so many parts. */
  public static ColumnScan<byte[]> binary(String column, int parts) {
    return new ColumnScan<>(Map.of(), column, ColumnOrder.BYTES, null, parts, null);
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return new ColumnScan<>(Map.of(), column, order, null, 1, null);
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> ColumnScan<C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    return fixed(parts, after(hash.of(part.encode(value))));
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return fixed(parts - 1, followed(part.encode(value)));
  }

  private ColumnScan<C> fixed(int left, C content) {
    if (left == 0) {
      throw new IllegalStateException("the last part of " + column + " ends the column");
    }
    return new ColumnScan<>(fixed, column, order, separator, left, content);
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> ColumnScan<D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    Map<String, Object> columns = new LinkedHashMap<>(fixed);
    C content = after(part.encode(value));
    columns.put(column, content instanceof byte[] bytes ? bytes.clone() : content);
    return new ColumnScan<>(columns, next.column, next.order, next.separator, next.parts, null);
  }

  /** All keys with the parts fixed so far. */
  public KeyRange<C> all() {
    return range(start(), end());
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    C content = after(part.encode(value));
    return range(content, order.next(content));
  }

  /** The keys in which a part is at least {@code from} and less than {@code to}. */
  public <T> KeyRange<C> between(PartCodec<T, C> part, T from, T to) {
    C low = part.encode(part.descending() ? to : from);
    C high = part.encode(part.descending() ? from : to);
    int order = this.order.compare(low, high);
    if (order > 0) {
      throw new IllegalArgumentException(Bounds.backwards(part, from, to));
    }
    return part.descending() && order < 0
        ? range(above(low).from(), behind(high))
        : range(after(low), after(high));
  }

  /** The keys in which a part is this value or a larger one. */
  public <T> KeyRange<C> atLeast(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? range(start(), behind(encoded)) : range(after(encoded), end());
  }

  /** The keys in which a part is larger than this value. */
  public <T> KeyRange<C> greaterThan(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? range(start(), after(encoded)) : above(encoded);
  }

  /** The keys in which a part is this value or a smaller one. */
  public <T> KeyRange<C> atMost(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? range(after(encoded), end()) : range(start(), behind(encoded));
  }

  /** The keys in which a part is smaller than this value. */
  public <T> KeyRange<C> lessThan(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? above(encoded) : range(start(), after(encoded));
  }

  /** The keys in which a part begins like this. */
  public <T> KeyRange<C> startsWith(PrefixCodec<T, C> part, T beginning) {
    C content = after(part.encodeBeginning(beginning));
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

  private C after(C encoded) {
    return prefix == null ? encoded : order.join(prefix, encoded);
  }

  private C followed(C encoded) {
    C content = after(encoded);
    return separator == null ? content : order.join(content, separator);
  }

  private C start() {
    return prefix == null ? order.first() : prefix;
  }

  private @Nullable C end() {
    return prefix == null ? null : order.nextPrefix(prefix);
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    return KeyRange.of(fixed, column, from, to, order);
  }
}
