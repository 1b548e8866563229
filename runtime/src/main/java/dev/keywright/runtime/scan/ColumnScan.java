package dev.keywright.runtime.scan;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
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
  private final Behind<C> behind;
  private final int parts;
  private final @Nullable C prefix;
  private final List<Kept> kept;
  private final boolean isNative;
  private final @Nullable PendingHash<C> pending;

  private ColumnScan(
      Map<String, Object> fixed,
      String column,
      ColumnOrder<C> order,
      Behind<C> behind,
      int parts,
      @Nullable C prefix,
      List<Kept> kept,
      boolean isNative,
      @Nullable PendingHash<C> pending) {
    this.fixed = fixed;
    this.column = column;
    this.order = order;
    this.behind = behind;
    this.parts = parts;
    this.prefix = prefix;
    this.kept = kept;
    this.isNative = isNative;
    this.pending = pending;
  }

  private static <C> ColumnScan<C> start(
      String column, ColumnOrder<C> order, Behind<C> behind, int parts, @Nullable C prefix) {
    return new ColumnScan<>(Map.of(), column, order, behind, parts, prefix, List.of(), false, null);
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    Behind<String> between = Behind.separator(String.valueOf(separator));
    return start(column, ColumnOrder.TEXT, between, parts, null);
  }

  /**
   * A scan of a TEXT column with literals.
   *
   * @param literals the one in front of all parts, and the one behind each; any may be empty
   */
  public static ColumnScan<String> text(String column, String... literals) {
    return literals(column, ColumnOrder.TEXT, List.of(literals));
  }

  /** A scan of a BINARY column of so many parts. */
  public static ColumnScan<byte[]> binary(String column, int parts) {
    return start(column, ColumnOrder.BYTES, Behind.nothing(), parts, null);
  }

  /**
   * A scan of a BINARY column with literals.
   *
   * @param literals the one in front of all parts, and the one behind each, in characters that each
   *     stand for one byte; any may be empty
   */
  public static ColumnScan<byte[]> binary(String column, String... literals) {
    List<byte[]> bytes = Arrays.stream(literals).map(it -> it.getBytes(ISO_8859_1)).toList();
    return literals(column, ColumnOrder.BYTES, bytes);
  }

  /** A scan of an FDB_TUPLE column of so many parts. */
  public static ColumnScan<byte[]> tuple(String column, int parts) {
    Behind<byte[]> nothing = Behind.nothing();
    return start(column, ColumnOrder.BYTES, nothing.upTo(pastElements()), parts, null);
  }

  /**
   * A scan of an FDB_TUPLE column with literals.
   *
   * @param literals the one in front of all parts, and the one behind each, in characters that each
   *     stand for one byte; any may be empty
   */
  public static ColumnScan<byte[]> tuple(String column, String... literals) {
    ColumnScan<byte[]> scan = binary(column, literals);
    Behind<byte[]> behind = scan.behind.upTo(pastElements());
    return start(column, scan.order, behind, scan.parts, scan.prefix);
  }

  // No element begins with it, but what follows a zero inside a text does.
  private static byte[] pastElements() {
    return new byte[] {(byte) 0xFF};
  }

  private static <C> ColumnScan<C> literals(String column, ColumnOrder<C> order, List<C> literals) {
    int parts = literals.size() - 1;
    C front = literals.get(0);
    boolean isEmpty = order.compare(front, order.first()) == 0;
    Behind<C> each = Behind.each(literals.subList(1, literals.size()));
    return start(column, order, each, parts, isEmpty && parts > 0 ? null : front);
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return new ColumnScan<>(
        Map.of(), column, order, Behind.nothing(), 1, null, List.of(), true, null);
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

  /**
   * Fixes the hash prefix before several parts that are about to be fixed: it is known once the
   * last of them is.
   *
   * @param hashes for each part from here on whether it is hashed; the last one is
   */
  public ColumnScan<C> hashOf(HashCodec<C> hash, boolean... hashes) {
    PendingHash<C> none = PendingHash.of(hash, prefix, hashes, order);
    return new ColumnScan<>(fixed, column, order, behind, parts, null, kept, isNative, none);
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return pending != null
        ? pending(pending, part.encode(value))
        : fixed(parts - 1, content(part, value, behind.part(parts)));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public ColumnScan<C> part(WholeCodec<C> part, long value) {
    return pending != null
        ? pending(pending, part.encode(value))
        : fixed(parts - 1, content(part, value, behind.part(parts)));
  }

  private ColumnScan<C> pending(PendingHash<C> before, C encoded) {
    PendingHash<C> next = before.with(order, encoded, behind.part(parts));
    C content = followed(encoded);
    return next.isComplete()
        ? fixed(parts - 1, next.content(order, content))
        : new ColumnScan<>(fixed, column, order, behind, parts - 1, content, kept, isNative, next);
  }

  private ColumnScan<C> fixed(int left, C content) {
    if (left == 0) {
      throw new IllegalStateException("the last part of " + column + " ends the column");
    }
    return new ColumnScan<>(fixed, column, order, behind, left, content, kept, isNative, null);
  }

  /**
   * Keeps a part that is about to be fixed for its copy in a later column.
   *
   * @param copy how that column writes it
   */
  public <T> ColumnScan<C> keep(PartCodec<T, ?> copy, T value) {
    return keeping(copy, copy.encode(value));
  }

  /** Keeps a whole number that is about to be fixed for its copy in a later column. */
  public ColumnScan<C> keep(WholeCodec<?> copy, long value) {
    return keeping(copy, copy.encode(value));
  }

  private ColumnScan<C> keeping(PartCodec<?, ?> copy, Object encoded) {
    List<Kept> all = new ArrayList<>(kept);
    all.add(new Kept(copy, encoded));
    return new ColumnScan<>(
        fixed, column, order, behind, parts, prefix, List.copyOf(all), isNative, pending);
  }

  /** A part of this column that an earlier one has fixed. */
  private record Kept(PartCodec<?, ?> copy, Object encoded) {}

  /**
   * The same column, one part of which an earlier column has, too.
   *
   * @param index of the part among all parts of this column
   * @param copy how this column writes it
   */
  public ColumnScan<C> copy(int index, PartCodec<?, C> copy) {
    return new ColumnScan<>(
        fixed, column, order, behind.copy(index, copy), parts - 1, prefix, kept, isNative, pending);
  }

  /**
   * Goes on to the next column, since all of this one is fixed.
   *
   * @param next a scan of that column which has fixed nothing but literals and copies
   */
  public <D> ColumnScan<D> column(ColumnScan<D> next) {
    return next.continuing(with(start()), kept);
  }

  /**
   * Goes on behind the bucket of a column, since all parts in front of it are fixed. What they have
   * in the column is for the buckets to add.
   *
   * @param front a scan of these parts
   */
  public ColumnScan<C> behind(ColumnScan<?> front) {
    return continuing(front.fixed, front.kept);
  }

  /** What the column begins with, as far as it is fixed. */
  public C content() {
    return start();
  }

  /** The keys whose column is what has been fixed, which is all of it. */
  public KeyRange<C> only() {
    return only(start());
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> ColumnScan<D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return next.continuing(with(last(part, value)), kept);
  }

  /**
   * Fixes a whole number, the last part of this column, and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <D> ColumnScan<D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return next.continuing(with(last(part, value)), kept);
  }

  /** The columns that are fixed once this one holds a content. */
  private Map<String, Object> with(Object content) {
    Map<String, Object> columns = new LinkedHashMap<>(fixed);
    columns.put(column, content instanceof byte[] bytes ? bytes.clone() : content);
    return columns;
  }

  private ColumnScan<C> continuing(Map<String, Object> columns, List<Kept> before) {
    if (!behind.hasCopies()) {
      return new ColumnScan<>(
          columns, column, order, behind, parts, prefix, before, isNative, pending);
    }
    List<C> literals = behind.resolved(start(), order, copy -> kept(before, copy));
    C front = literals.get(0);
    Behind<C> rest = behind.with(literals.subList(1, literals.size()));
    return new ColumnScan<>(columns, column, order, rest, parts, front, before, isNative, pending);
  }

  @SuppressWarnings("unchecked") // the codec of a copy writes what its column holds
  private static <C> C kept(List<Kept> all, PartCodec<?, C> copy) {
    for (Kept one : all) {
      if (one.copy == copy) {
        return (C) one.encoded;
      }
    }
    throw new IllegalStateException(copy.name() + " was not kept for its copy");
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    return only(last(part, value));
  }

  /** The keys in which a whole number, the last part of the column, has this value. */
  public KeyRange<C> equal(WholeCodec<C> part, long value) {
    return only(last(part, value));
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
    if (pending != null) {
      C front = pending.front();
      return front == null ? range(order.first(), null) : range(front, behind.end(order, front));
    }
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
        : range(content(part, from, null), content(part, to, null));
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

  /** From a beginning up to all that begin with it and what stands behind it. */
  KeyRange<C> startsWith(C beginning, C followed) {
    return range(after(beginning), behind.end(order, after(followed)));
  }

  private KeyRange<C> above(C encoded) {
    C behind = behind(encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return behind == null ? range(after(encoded), after(encoded)) : range(behind, end());
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  private @Nullable C behind(C encoded) {
    return parts == 1 ? order.next(ending(encoded)) : behind.end(order, followed(encoded));
  }

  /** What is fixed once the next part is, and the literal behind it. */
  private <T> C content(PartCodec<T, C> part, T value, @Nullable C literal) {
    return prefix == null && literal == null
        ? part.encode(value)
        : part.encodeBetween(order, start(), value, literal == null ? order.first() : literal);
  }

  private C content(WholeCodec<C> part, long value, @Nullable C literal) {
    return prefix == null && literal == null
        ? part.encode(value)
        : part.encodeBetween(order, start(), value, literal == null ? order.first() : literal);
  }

  /** The whole column once its last part is fixed, too. */
  private <T> C last(PartCodec<T, C> part, T value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, behind.last());
  }

  private C last(WholeCodec<C> part, long value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, behind.last());
  }

  private C last(PendingHash<C> before, C encoded) {
    return before.with(order, encoded, behind.last()).content(order, ending(encoded));
  }

  private C after(C encoded) {
    return prefix == null ? encoded : order.join(prefix, encoded);
  }

  private C ending(C encoded) {
    return joined(encoded, behind.last());
  }

  private C followed(C encoded) {
    return joined(encoded, behind.part(parts));
  }

  private C joined(C encoded, @Nullable C literal) {
    if (literal == null) {
      return after(encoded);
    }
    return prefix == null ? order.join(encoded, literal) : order.join(prefix, encoded, literal);
  }

  private C start() {
    return prefix == null ? order.first() : prefix;
  }

  private @Nullable C end() {
    return prefix == null ? behind.past() : behind.end(order, prefix);
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    // A native column holds the bytes of the caller.
    return isNative
        ? KeyRange.of(fixed, column, from, to, order)
        : KeyRange.ofScan(fixed, column, from, to, order);
  }
}
