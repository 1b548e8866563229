package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.PrefixCodec;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed so far, and the ranges it can end in. Generated scans wrap it in types that
 * offer only what the layout can answer.
 *
 * @param <C> what the current column holds
 */
public final class ColumnScan<C> {
  private final Map<String, Object> fixed;
  private final String column;
  private final ColumnOrder<C> order;
  private final @Nullable C separator;
  private final @Nullable C prefix;
  // Asked for by few questions, and as long to make as the rest of a range.
  private final Supplier<@Nullable C> end;

  private ColumnScan(
      Map<String, Object> fixed,
      String column,
      ColumnOrder<C> order,
      @Nullable C separator,
      @Nullable C prefix,
      Supplier<@Nullable C> end) {
    this.fixed = fixed;
    this.column = column;
    this.order = order;
    this.separator = separator;
    this.prefix = prefix;
    this.end = end;
  }

  /** A scan of a TEXT column, whose parts a separator joins. */
  public static ColumnScan<String> text(String column, char separator) {
    return new ColumnScan<>(
        Map.of(), column, ColumnOrder.TEXT, String.valueOf(separator), null, () -> null);
  }

  /** A scan of a BINARY column. */
  public static ColumnScan<byte[]> binary(String column) {
    return new ColumnScan<>(Map.of(), column, ColumnOrder.BYTES, null, null, () -> null);
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return new ColumnScan<>(Map.of(), column, order, null, null, () -> null);
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> ColumnScan<C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    C written = hash.of(part.encode(value));
    return new ColumnScan<>(
        fixed, column, order, separator, after(written), () -> endOr(hash.next(written)));
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    C written = after(encoded);
    return new ColumnScan<>(
        fixed,
        column,
        order,
        separator,
        separator == null ? written : order.join(written, separator),
        () -> endOr(part.next(encoded)));
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
    return new ColumnScan<>(columns, next.column, next.order, next.separator, null, () -> null);
  }

  /** All keys with the parts fixed so far. */
  public KeyRange<C> all() {
    return range(start(), end.get());
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return range(after(encoded), endOr(part.next(encoded)));
  }

  /** The keys in which a part is at least {@code from} and less than {@code to}. */
  public <T> KeyRange<C> between(PartCodec<T, C> part, T from, T to) {
    C low = part.encode(part.descending() ? to : from);
    C high = part.encode(part.descending() ? from : to);
    int order = this.order.compare(low, high);
    if (order > 0) {
      throw new IllegalArgumentException(Bounds.backwards(part, from, to));
    }
    if (order == 0) {
      return range(after(low), after(low));
    }
    return part.descending()
        ? range(above(part, low).from(), endOr(part.next(high)))
        : range(after(low), after(high));
  }

  /** The keys in which a part is this value or a larger one. */
  public <T> KeyRange<C> atLeast(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? upTo(part, encoded) : range(after(encoded), end.get());
  }

  /** The keys in which a part is larger than this value. */
  public <T> KeyRange<C> greaterThan(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? range(start(), after(encoded)) : above(part, encoded);
  }

  /** The keys in which a part is this value or a smaller one. */
  public <T> KeyRange<C> atMost(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? range(after(encoded), end.get()) : upTo(part, encoded);
  }

  /** The keys in which a part is smaller than this value. */
  public <T> KeyRange<C> lessThan(PartCodec<T, C> part, T value) {
    C encoded = part.encode(value);
    return part.descending() ? above(part, encoded) : range(start(), after(encoded));
  }

  /** The keys in which a part begins like this. */
  public <T> KeyRange<C> startsWith(PrefixCodec<T, C> part, T beginning) {
    C encoded = part.encodeBeginning(beginning);
    return range(after(encoded), endOr(part.nextPrefix(encoded)));
  }

  private KeyRange<C> above(PartCodec<?, C> part, C encoded) {
    C next = part.next(encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return next == null ? range(after(encoded), after(encoded)) : range(after(next), end.get());
  }

  private KeyRange<C> upTo(PartCodec<?, C> part, C encoded) {
    return range(start(), endOr(part.next(encoded)));
  }

  private @Nullable C endOr(@Nullable C next) {
    return next == null ? end.get() : after(next);
  }

  private C after(C encoded) {
    return prefix == null ? encoded : order.join(prefix, encoded);
  }

  private C start() {
    return prefix == null ? order.first() : prefix;
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    return KeyRange.of(fixed, column, from, to, order);
  }
}
