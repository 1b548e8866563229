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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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
  private final FixedParts<C> fixed;

  private ColumnScan(FixedParts<C> fixed) {
    this.fixed = fixed;
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    ColumnLiterals<String> between = ColumnLiterals.separator(String.valueOf(separator));
    return new ColumnScan<>(
        FixedParts.none(ScannedColumn.of(column, ColumnOrder.TEXT, between), parts));
  }

  /**
   * A scan of a TEXT column with literals.
   *
   * @param literals the one before all parts, and the one after each; any may be empty
   */
  public static ColumnScan<String> text(String column, String... literals) {
    return new ColumnScan<>(FixedParts.none(column, ColumnOrder.TEXT, List.of(literals)));
  }

  /** A scan of a BINARY column of so many parts. */
  public static ColumnScan<byte[]> binary(String column, int parts) {
    return new ColumnScan<>(
        FixedParts.none(
            ScannedColumn.of(column, ColumnOrder.BYTES, ColumnLiterals.nothing()), parts));
  }

  /**
   * A scan of a BINARY column with literals.
   *
   * @param literals the one before all parts, and the one after each, in characters that each stand
   *     for one byte; any may be empty
   */
  public static ColumnScan<byte[]> binary(String column, String... literals) {
    List<byte[]> bytes = Arrays.stream(literals).map(it -> it.getBytes(ISO_8859_1)).toList();
    return new ColumnScan<>(FixedParts.none(column, ColumnOrder.BYTES, bytes));
  }

  /** A scan of an FDB_TUPLE column of so many parts. */
  public static ColumnScan<byte[]> tuple(String column, int parts) {
    ColumnLiterals<byte[]> ended = ColumnLiterals.<byte[]>nothing().upTo(pastElements());
    return new ColumnScan<>(
        FixedParts.none(ScannedColumn.of(column, ColumnOrder.BYTES, ended), parts));
  }

  /** A scan of an FDB_TUPLE column with literals, as {@link #binary(String, String...)} has. */
  public static ColumnScan<byte[]> tuple(String column, String... literals) {
    FixedParts<byte[]> binary = binary(column, literals).fixed;
    ColumnLiterals<byte[]> ended = binary.column().literals().upTo(pastElements());
    return new ColumnScan<>(binary.with(binary.column().with(ended), binary.left()));
  }

  // No element begins with it, but what follows a zero inside a text does.
  private static byte[] pastElements() {
    return new byte[] {(byte) 0xFF};
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return new ColumnScan<>(FixedParts.none(ScannedColumn.nativeType(column, order), 1));
  }

  /**
   * The same scan, whose ranges end where the values of the next part end.
   *
   * @param items how the parts are written that the column has and none before it, from the left;
   *     of a part with a hash prefix, that prefix; those that are missing may be anything
   */
  @SafeVarargs
  public final ColumnScan<C> boundedBy(ItemCodec<C>... items) {
    List<Extremes<C>> extremes = new ArrayList<>();
    for (ItemCodec<C> item : items) {
      extremes.add(item.extremes());
    }
    return new ColumnScan<>(fixed.boundedBy(extremes));
  }

  /** The name of the column. */
  public String name() {
    return fixed.column().name();
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> ColumnScan<C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    return hashed(hash.of(part.encode(value)));
  }

  /** Fixes the hash prefix before a whole number that is about to be fixed. */
  public ColumnScan<C> hash(HashCodec<C> hash, WholeCodec<C> part, long value) {
    return hashed(hash.of(part.encode(value)));
  }

  /**
   * Fixes the hash prefix before several parts that are about to be fixed: it is known once the
   * last of them is.
   *
   * @param hashes for each part from here on whether it is hashed; the last one is
   */
  public ColumnScan<C> hashOf(HashCodec<C> hash, boolean... hashes) {
    ColumnOrder<C> order = fixed.column().order();
    return new ColumnScan<>(fixed.with(PendingHash.of(hash, fixed.prefix(), hashes, order)));
  }

  private ColumnScan<C> hashed(C hash) {
    return new ColumnScan<>(fixed.fixed(fixed.left(), fixed.joined(hash)));
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return new ColumnScan<>(fixed.with(part, value));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public ColumnScan<C> part(WholeCodec<C> part, long value) {
    return new ColumnScan<>(fixed.with(part, value));
  }

  /**
   * Keeps a part that is about to be fixed for its copy in a later column.
   *
   * @param copy how that column writes it
   */
  public <T> ColumnScan<C> keep(PartCodec<T, ?> copy, T value) {
    return new ColumnScan<>(fixed.with(fixed.earlier().keeping(copy, copy.encode(value))));
  }

  /** Keeps a whole number that is about to be fixed for its copy in a later column. */
  public ColumnScan<C> keep(WholeCodec<?> copy, long value) {
    return new ColumnScan<>(fixed.with(fixed.earlier().keeping(copy, copy.encode(value))));
  }

  /**
   * The same column, one part of which an earlier column has, too.
   *
   * @param index of the part among all parts of this column
   * @param copy how this column writes it
   */
  public ColumnScan<C> copy(int index, PartCodec<?, C> copy) {
    ColumnLiterals<C> copied = fixed.column().literals().copy(index, copy);
    return new ColumnScan<>(fixed.with(fixed.column().with(copied), fixed.left() - 1));
  }

  /**
   * Goes on to the next column, since all of this one is fixed.
   *
   * @param next a scan of that column which has fixed nothing but literals and copies
   */
  public <D> ColumnScan<D> column(ColumnScan<D> next) {
    return new ColumnScan<>(next.fixed.after(fixed.earlier().with(name(), content())));
  }

  /**
   * Goes on after the bucket of a column, since all parts before it are fixed. What they have in
   * the column is for the buckets to add.
   *
   * @param front a scan of these parts
   */
  public ColumnScan<C> behind(ColumnScan<?> front) {
    return new ColumnScan<>(fixed.after(front.fixed.earlier()));
  }

  /** What the column begins with, as far as it is fixed. */
  public C content() {
    return fixed.start();
  }

  /** The keys whose column is what has been fixed, which is all of it. */
  public KeyRange<C> only() {
    return fixed.only(content());
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> ColumnScan<D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return new ColumnScan<>(
        next.fixed.after(fixed.earlier().with(name(), fixed.last(part, value))));
  }

  /** Fixes a whole number, the last part of this column, and goes on to the next. */
  public <D> ColumnScan<D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return new ColumnScan<>(
        next.fixed.after(fixed.earlier().with(name(), fixed.last(part, value))));
  }

  /** The keys in which the last part of the column has this value. */
  public <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    return fixed.only(fixed.last(part, value));
  }

  /** The keys in which a whole number, the last part of the column, has this value. */
  public KeyRange<C> equal(WholeCodec<C> part, long value) {
    return fixed.only(fixed.last(part, value));
  }

  @Override
  protected ColumnScan<C> column() {
    return this;
  }

  @Override
  protected KeyRange<C> answer(KeyRange<C> range) {
    return range;
  }

  /** The ranges of the next part. */
  PartRanges<C> ranges(boolean descending) {
    return new PartRanges<>(fixed, descending);
  }

  /** All keys with the parts fixed so far. */
  KeyRange<C> range() {
    return fixed.range();
  }
}
