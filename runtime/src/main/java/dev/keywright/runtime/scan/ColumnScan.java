package dev.keywright.runtime.scan;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed so far, and the ranges it can end in. Generated scans wrap it in types that
 * offer only what the layout can answer.
 *
 * <p>A range holds no content that does not begin with what is fixed, whatever else is in the
 * table. If the parts are known from {@link #boundedBy}, it also ends where the values of the next
 * part end.
 *
 * @param <C> what the current column holds
 */
@CheckReturnValue
public final class ColumnScan<C> extends OpenScan<C, KeyRange<C>> {
  private final ScannedColumn<C> column;
  private final Before before;
  private final int parts;
  private final @Nullable C prefix;
  private final @Nullable PendingHash<C> pending;

  // Each fixed part makes a new one, so it has few fields.
  private ColumnScan(
      ScannedColumn<C> column,
      Before before,
      int parts,
      @Nullable C prefix,
      @Nullable PendingHash<C> pending) {
    this.column = column;
    this.before = before;
    this.parts = parts;
    this.prefix = prefix;
    this.pending = pending;
  }

  private static <C> ColumnScan<C> start(ScannedColumn<C> column, int parts, @Nullable C prefix) {
    return new ColumnScan<>(column, Before.NOTHING, parts, prefix, null);
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    Behind<String> between = Behind.separator(String.valueOf(separator));
    return start(ScannedColumn.of(column, ColumnOrder.TEXT, between), parts, null);
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
    return start(ScannedColumn.of(column, ColumnOrder.BYTES, Behind.nothing()), parts, null);
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
    Behind<byte[]> behind = nothing.upTo(pastElements());
    return start(ScannedColumn.of(column, ColumnOrder.BYTES, behind), parts, null);
  }

  /**
   * A scan of an FDB_TUPLE column with literals.
   *
   * @param literals the one in front of all parts, and the one behind each, in characters that each
   *     stand for one byte; any may be empty
   */
  public static ColumnScan<byte[]> tuple(String column, String... literals) {
    ColumnScan<byte[]> scan = binary(column, literals);
    Behind<byte[]> behind = scan.column.behind().upTo(pastElements());
    return start(scan.column.with(behind), scan.parts, scan.prefix);
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
    return start(ScannedColumn.of(column, order, each), parts, isEmpty && parts > 0 ? null : front);
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return start(ScannedColumn.nativeType(column, order), 1, null);
  }

  /**
   * The same scan, whose ranges end where the values of the next part end.
   *
   * @param items how the parts are written that the column has and none before it, from the left;
   *     of a part with a hash prefix, that prefix; those that are missing may be anything
   */
  @SafeVarargs
  public final ColumnScan<C> boundedBy(ItemCodec<C>... items) {
    List<Extremes<C>> extremes =
        IntStream.range(0, parts)
            .mapToObj(i -> i < items.length ? items[i].extremes() : Extremes.<C>unknown())
            .toList();
    return start(column.with(extremes), parts, prefix);
  }

  /** The name of the column. */
  public String name() {
    return column.name();
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
    PendingHash<C> none = PendingHash.of(hash, prefix, hashes, column.order());
    return new ColumnScan<>(column, before, parts, null, none);
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return pending != null
        ? pending(pending, part.encode(value))
        : fixed(parts - 1, content(part, value, column.behind().part(parts)));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public ColumnScan<C> part(WholeCodec<C> part, long value) {
    return pending != null
        ? pending(pending, part.encode(value))
        : fixed(parts - 1, content(part, value, column.behind().part(parts)));
  }

  private ColumnScan<C> pending(PendingHash<C> last, C encoded) {
    PendingHash<C> next = last.with(column.order(), encoded, column.behind().part(parts));
    C content = followed(encoded);
    return next.isComplete()
        ? fixed(parts - 1, next.content(column.order(), content))
        : new ColumnScan<>(column, before, parts - 1, content, next);
  }

  private ColumnScan<C> fixed(int left, C content) {
    if (left == 0) {
      throw new IllegalStateException("the last part of " + name() + " ends the column");
    }
    return new ColumnScan<>(column, before, left, content, null);
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
    return new ColumnScan<>(column, before.keeping(copy, encoded), parts, prefix, pending);
  }

  /**
   * The same column, one part of which an earlier column has, too.
   *
   * @param index of the part among all parts of this column
   * @param copy how this column writes it
   */
  public ColumnScan<C> copy(int index, PartCodec<?, C> copy) {
    ScannedColumn<C> copied = column.with(column.behind().copy(index, copy));
    return new ColumnScan<>(copied, before, parts - 1, prefix, pending);
  }

  /**
   * Goes on to the next column, since all of this one is fixed.
   *
   * @param next a scan of that column which has fixed nothing but literals and copies
   */
  public <D> ColumnScan<D> column(ColumnScan<D> next) {
    return next.continuing(before.with(name(), start()));
  }

  /**
   * Goes on behind the bucket of a column, since all parts in front of it are fixed. What they have
   * in the column is for the buckets to add.
   *
   * @param front a scan of these parts
   */
  public ColumnScan<C> behind(ColumnScan<?> front) {
    return continuing(front.before);
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
    return next.continuing(before.with(name(), last(part, value)));
  }

  /**
   * Fixes a whole number, the last part of this column, and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <D> ColumnScan<D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return next.continuing(before.with(name(), last(part, value)));
  }

  private ColumnScan<C> continuing(Before columns) {
    if (!column.behind().hasCopies()) {
      return new ColumnScan<>(column, columns, parts, prefix, pending);
    }
    List<C> literals = column.behind().resolved(start(), column.order(), columns::kept);
    Behind<C> rest = column.behind().with(literals.subList(1, literals.size()));
    return new ColumnScan<>(column.with(rest), columns, parts, literals.get(0), pending);
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
    return range(content, column.order().next(content));
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
    return pending == null ? range(low(), high()) : pendingRange(pending);
  }

  private KeyRange<C> pendingRange(PendingHash<C> hash) {
    ColumnOrder<C> order = column.order();
    C front = hash.front() == null ? order.first() : hash.front();
    Limits<C> limits = hash.limits(order);
    C from = limits.from() == null ? front : order.join(front, limits.from());
    C end = hash.front() == null ? null : column.end(front);
    return range(from, limits.to() == null ? end : order.join(front, limits.to()));
  }

  /** Whether the first of two encoded values is above the second. */
  boolean isAbove(boolean descending, C first, C second) {
    int order = column.order().compare(first, second);
    return descending ? order < 0 : order > 0;
  }

  /** From a whole number up to another one, which is not below it. */
  KeyRange<C> between(WholeCodec<C> part, long from, long to) {
    return part.descending()
        ? between(true, part.encode(from), part.encode(to))
        : from(content(part, from, null), content(part, to, null));
  }

  /** From the first of two encoded values up to the second, which is not below it. */
  KeyRange<C> between(boolean descending, C first, C second) {
    return descending && column.order().compare(first, second) != 0
        ? range(above(second).from(), behind(first))
        : from(after(first), after(second));
  }

  KeyRange<C> atLeast(boolean descending, C encoded) {
    return descending ? upTo(behind(encoded)) : from(after(encoded), high());
  }

  KeyRange<C> greaterThan(boolean descending, C encoded) {
    return descending ? upTo(after(encoded)) : above(encoded);
  }

  KeyRange<C> atMost(boolean descending, C encoded) {
    return descending ? from(after(encoded), high()) : upTo(behind(encoded));
  }

  KeyRange<C> lessThan(boolean descending, C encoded) {
    return descending ? above(encoded) : upTo(after(encoded));
  }

  KeyRange<C> startsWith(C beginning) {
    C content = after(beginning);
    C end = column.order().nextPrefix(content);
    C high = high();
    boolean isBeyond = end == null || (high != null && column.order().compare(high, end) < 0);
    return from(content, isBeyond ? high : end);
  }

  /** From a beginning up to all that begin with it and what stands behind it. */
  KeyRange<C> startsWith(C beginning, C followed) {
    return range(after(beginning), column.end(after(followed)));
  }

  private KeyRange<C> above(C encoded) {
    C behind = behind(encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return behind == null ? range(after(encoded), after(encoded)) : range(behind, high());
  }

  /** From the first content that the next part may have. */
  private KeyRange<C> upTo(@Nullable C end) {
    return from(start(), end);
  }

  /** From a content, or from the first that the next part may have, if that is above it. */
  private KeyRange<C> from(C content, @Nullable C end) {
    if (column.limits().isEmpty()) {
      return range(content, end);
    }
    ColumnOrder<C> order = column.order();
    C low = low();
    C from = order.compare(low, content) > 0 ? low : content;
    return range(end != null && order.compare(from, end) > 0 ? end : from, end);
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  private @Nullable C behind(C encoded) {
    return parts == 1 ? column.order().next(ending(encoded)) : column.end(followed(encoded));
  }

  /** What is fixed once the next part is, and the literal behind it. */
  private <T> C content(PartCodec<T, C> part, T value, @Nullable C literal) {
    return prefix == null && literal == null
        ? part.encode(value)
        : part.encodeBetween(column.order(), start(), value, column.orNothing(literal));
  }

  private C content(WholeCodec<C> part, long value, @Nullable C literal) {
    return prefix == null && literal == null
        ? part.encode(value)
        : part.encodeBetween(column.order(), start(), value, column.orNothing(literal));
  }

  /** The whole column once its last part is fixed, too. */
  private <T> C last(PartCodec<T, C> part, T value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, column.behind().last());
  }

  private C last(WholeCodec<C> part, long value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, column.behind().last());
  }

  private C last(PendingHash<C> hash, C encoded) {
    ColumnOrder<C> order = column.order();
    return hash.with(order, encoded, column.behind().last()).content(order, ending(encoded));
  }

  private C after(C encoded) {
    return prefix == null ? encoded : column.order().join(prefix, encoded);
  }

  private C ending(C encoded) {
    return joined(encoded, column.behind().last());
  }

  private C followed(C encoded) {
    return joined(encoded, column.behind().part(parts));
  }

  private C joined(C encoded, @Nullable C literal) {
    if (literal == null) {
      return after(encoded);
    }
    ColumnOrder<C> order = column.order();
    return prefix == null ? order.join(encoded, literal) : order.join(prefix, encoded, literal);
  }

  private C start() {
    return prefix == null ? column.order().first() : prefix;
  }

  /** The first content that the next part may have. */
  private C low() {
    C limit = column.limits().isEmpty() ? null : column.limits(parts).from();
    return limit == null ? start() : after(limit);
  }

  /** The smallest content above all that the next part may have, or null if there is none. */
  private @Nullable C high() {
    C limit = column.limits().isEmpty() ? null : column.limits(parts).to();
    return limit == null ? end() : after(limit);
  }

  private @Nullable C end() {
    return prefix == null ? column.behind().past() : column.end(prefix);
  }

  private KeyRange<C> range(C from, @Nullable C to) {
    return column.range(before.columns(), from, to);
  }
}
