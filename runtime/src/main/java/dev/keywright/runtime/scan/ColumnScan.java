package dev.keywright.runtime.scan;

import static dev.keywright.runtime.scan.ColumnLiterals.raw;
import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.ItemCodec;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a scan has fixed so far, and the ranges it can end in. Generated scans wrap it in types that
 * offer only what the layout can answer.
 *
 * <p>A range holds no content that does not begin with what is fixed, whatever else is in the
 * table. If the parts are known from {@link #boundedBy}, it also ends where the values of the next
 * part end. For generated keys; applications do not call it.
 *
 * @param <C> what the current column holds
 */
@CheckReturnValue
public final class ColumnScan<C> extends FixedParts<C> {
  private ColumnScan(
      ScannedColumn<C> scanned,
      FixedColumns earlier,
      int left,
      byte @Nullable [] prefix,
      @Nullable PendingHash<C> pending) {
    super(scanned, earlier, left, prefix, pending);
  }

  private static <C> ColumnScan<C> none(ScannedColumn<C> column, int parts) {
    return new ColumnScan<>(column, FixedColumns.NONE, parts, null, null);
  }

  /** A scan that has fixed the first of the literals. */
  private static <C> ColumnScan<C> none(String column, ColumnOrder<C> order, List<C> literals) {
    int parts = literals.size() - 1;
    C front = literals.get(0);
    ColumnLiterals<C> each = ColumnLiterals.each(literals.subList(1, literals.size()));
    ScannedColumn<C> scanned = ScannedColumn.of(column, order, each);
    boolean isOpen = parts > 0 && order.compare(front, order.first()) == 0;
    return new ColumnScan<>(scanned, FixedColumns.NONE, parts, isOpen ? null : raw(front), null);
  }

  /** A scan of a TEXT column of so many parts, which a separator joins. */
  public static ColumnScan<String> text(String column, char separator, int parts) {
    ColumnLiterals<String> between = ColumnLiterals.separator(String.valueOf(separator));
    return none(ScannedColumn.of(column, ColumnOrder.TEXT, between), parts);
  }

  /**
   * A scan of a TEXT column with literals.
   *
   * @param literals the one before all parts, and the one after each; any may be empty
   */
  public static ColumnScan<String> text(String column, String... literals) {
    return none(column, ColumnOrder.TEXT, List.of(literals));
  }

  /** A scan of a BINARY column of so many parts. */
  public static ColumnScan<byte[]> binary(String column, int parts) {
    return none(ScannedColumn.of(column, ColumnOrder.BYTES, ColumnLiterals.nothing()), parts);
  }

  /**
   * A scan of a BINARY column with literals.
   *
   * @param literals the one before all parts, and the one after each, in characters that each stand
   *     for one byte; any may be empty
   */
  public static ColumnScan<byte[]> binary(String column, String... literals) {
    List<byte[]> bytes = Arrays.stream(literals).map(it -> it.getBytes(ISO_8859_1)).toList();
    return none(column, ColumnOrder.BYTES, bytes);
  }

  /** A scan of an FDB_TUPLE column of so many parts. */
  public static ColumnScan<byte[]> tuple(String column, int parts) {
    return ended(binary(column, parts));
  }

  /** A scan of an FDB_TUPLE column with literals, as {@link #binary(String, String...)} has. */
  public static ColumnScan<byte[]> tuple(String column, String... literals) {
    return ended(binary(column, literals));
  }

  /** A scan of a native column, which holds one value as the store's own type. */
  public static <C> ColumnScan<C> nativeType(String column, ColumnOrder<C> order) {
    return none(ScannedColumn.nativeType(column, order), 1);
  }

  // No element begins with this end, but what follows a zero inside a text does.
  private static ColumnScan<byte[]> ended(ColumnScan<byte[]> scan) {
    byte[] end = {(byte) 0xFF};
    return scan.with(scan.scanned.with(scan.scanned.literals().upTo(end)), scan.left);
  }

  private ColumnScan<C> with(ScannedColumn<C> column, int parts) {
    return new ColumnScan<>(column, earlier, parts, prefix, pending);
  }

  private ColumnScan<C> with(ScannedColumn<C> column, FixedColumns columns) {
    return new ColumnScan<>(column, columns, left, prefix, pending);
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
    for (int i = 0; i < left; i++) {
      extremes.add(i < items.length ? items[i].extremes() : Extremes.unknown());
    }
    return with(scanned.with(List.copyOf(extremes)), left);
  }

  /** Fixes the hash prefix before a part that is about to be fixed. */
  public <T> ColumnScan<C> hash(HashCodec<C> hash, PartCodec<T, C> part, T value) {
    return fixed(left, raw(joined(content(), hash.of(part.encode(value)))));
  }

  /** Fixes the hash prefix before a whole number that is about to be fixed. */
  public ColumnScan<C> hash(HashCodec<C> hash, WholeCodec<C> part, long value) {
    return fixed(left, raw(joined(content(), hash.of(part.encode(value)))));
  }

  /**
   * Fixes the hash prefix before several parts that are about to be fixed: it is known once the
   * last of them is.
   *
   * @param hashes for each part from here on whether it is hashed; the last one is
   */
  public ColumnScan<C> hashOf(HashCodec<C> hash, boolean... hashes) {
    PendingHash<C> none = PendingHash.of(hash, prefix == null ? null : content(), hashes, order());
    return new ColumnScan<>(scanned, earlier, left, null, none);
  }

  /** Fixes a part that another part of the same column follows. */
  public <T> ColumnScan<C> part(PartCodec<T, C> part, T value) {
    return pending != null
        ? hashed(pending, part.encode(value))
        : fixed(left - 1, part.bytesAfter(prefix, value, scanned.behind(left)));
  }

  /** Fixes a whole number that another part of the same column follows. */
  public ColumnScan<C> part(WholeCodec<C> part, long value) {
    return pending != null
        ? hashed(pending, part.encode(value))
        : fixed(left - 1, part.bytesAfter(prefix, value, scanned.behind(left)));
  }

  private ColumnScan<C> hashed(PendingHash<C> last, C encoded) {
    PendingHash<C> next = last.with(order(), encoded, literal());
    C content = followed(content(), encoded);
    return next.isComplete()
        ? fixed(left - 1, raw(next.content(order(), content)))
        : new ColumnScan<>(scanned, earlier, left - 1, raw(content), next);
  }

  /** The same once the content is longer, and so many parts are left. */
  private ColumnScan<C> fixed(int parts, byte[] content) {
    if (parts == 0) {
      throw new IllegalStateException("the last part of " + name() + " ends the column");
    }
    return new ColumnScan<>(scanned, earlier, parts, content, null);
  }

  /**
   * Keeps a part that is about to be fixed for its copy in a later column.
   *
   * @param copy how that column writes it
   */
  public <T> ColumnScan<C> keep(PartCodec<T, ?> copy, T value) {
    return with(scanned, earlier.keeping(copy, copy.encode(value)));
  }

  /** Keeps a whole number that is about to be fixed for its copy in a later column. */
  public ColumnScan<C> keep(WholeCodec<?> copy, long value) {
    return with(scanned, earlier.keeping(copy, copy.encode(value)));
  }

  /**
   * The same column, one part of which an earlier column has, too.
   *
   * @param index of the part among all parts of this column
   * @param copy how this column writes it
   */
  public ColumnScan<C> copy(int index, PartCodec<?, C> copy) {
    return with(scanned.with(scanned.literals().copy(index, copy)), left - 1);
  }

  /**
   * Goes on to the next column, since all of this one is fixed.
   *
   * @param next a scan of that column which has fixed nothing but literals and copies
   */
  public <D> ColumnScan<D> column(ColumnScan<D> next) {
    return next.after(earlier.with(name(), content()));
  }

  /**
   * Goes on after the bucket of a column, since all parts before it are fixed. What they have in
   * the column is for the buckets to add.
   *
   * @param front a scan of these parts
   */
  public ColumnScan<C> behind(ColumnScan<?> front) {
    return after(front.earlier);
  }

  /** The same in a column after these; the copies in it are known then. */
  private ColumnScan<C> after(FixedColumns columns) {
    if (!scanned.literals().hasCopies()) {
      return with(scanned.after(columns), columns);
    }
    List<C> literals = scanned.literals().resolved(content(), order(), columns::kept);
    ScannedColumn<C> rest = scanned.after(columns).with(scanned.literals().with(literals));
    return new ColumnScan<>(rest, columns, left, raw(literals.get(0)), pending);
  }

  /**
   * Fixes the last part of this column and goes on to the next.
   *
   * @param next a scan of that column which has fixed nothing yet
   */
  public <T, D> ColumnScan<D> column(PartCodec<T, C> part, T value, ColumnScan<D> next) {
    return next.after(earlier.with(name(), last(part, value)));
  }

  /** Fixes a whole number, the last part of this column, and goes on to the next. */
  public <D> ColumnScan<D> column(WholeCodec<C> part, long value, ColumnScan<D> next) {
    return next.after(earlier.with(name(), last(part, value)));
  }

  @Override
  protected ColumnScan<C> column() {
    return this;
  }
}
