package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.WholeCodec;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a column that a scan has fixed, and the ranges in which the next one is.
 *
 * @param earlier what is fixed in the columns before
 * @param left how many parts are not fixed
 * @param prefix what is fixed of the column; null for nothing
 * @param pending the hash prefix that is not known before further parts are; null for none
 */
record FixedParts<C>(
    ScannedColumn<C> column,
    FixedColumns earlier,
    int left,
    @Nullable C prefix,
    @Nullable PendingHash<C> pending) {

  static <C> FixedParts<C> none(ScannedColumn<C> column, int parts) {
    return new FixedParts<>(column, FixedColumns.NONE, parts, null, null);
  }

  /**
   * None of a column with literals.
   *
   * @param literals the one before all parts, and the one after each
   */
  static <C> FixedParts<C> none(String column, ColumnOrder<C> order, List<C> literals) {
    int parts = literals.size() - 1;
    C front = literals.get(0);
    boolean isEmpty = order.compare(front, order.first()) == 0;
    ColumnLiterals<C> each = ColumnLiterals.each(literals.subList(1, literals.size()));
    ScannedColumn<C> scanned = ScannedColumn.of(column, order, each);
    return isEmpty && parts > 0
        ? none(scanned, parts)
        : new FixedParts<>(scanned, FixedColumns.NONE, parts, front, null);
  }

  FixedParts<C> with(ScannedColumn<C> other, int parts) {
    return new FixedParts<>(other, earlier, parts, prefix, pending);
  }

  /** The same, with what its own parts can be written as; those that are missing as anything. */
  FixedParts<C> boundedBy(List<Extremes<C>> extremes) {
    List<Extremes<C>> all = new ArrayList<>(extremes.subList(0, Math.min(left, extremes.size())));
    all.addAll(Collections.nCopies(left - all.size(), Extremes.unknown()));
    return with(column.with(List.copyOf(all)), left);
  }

  FixedParts<C> with(FixedColumns columns) {
    return new FixedParts<>(column, columns, left, prefix, pending);
  }

  FixedParts<C> with(PendingHash<C> hash) {
    return new FixedParts<>(column, earlier, left, null, hash);
  }

  /** The same in a column after these; the copies in it are known then. */
  FixedParts<C> after(FixedColumns columns) {
    if (!column.literals().hasCopies()) {
      return with(columns);
    }
    List<C> literals = column.literals().resolved(start(), column.order(), columns::kept);
    ColumnLiterals<C> rest = column.literals().with(literals.subList(1, literals.size()));
    return new FixedParts<>(column.with(rest), columns, left, literals.get(0), pending);
  }

  /** The same once the content is longer, and so many parts are left. */
  FixedParts<C> fixed(int parts, C content) {
    if (parts == 0) {
      throw new IllegalStateException("the last part of " + column.name() + " ends the column");
    }
    return new FixedParts<>(column, earlier, parts, content, null);
  }

  /** The same once a part is fixed that another one follows. */
  <T> FixedParts<C> with(PartCodec<T, C> part, T value) {
    return pending != null
        ? hashed(pending, part.encode(value))
        : fixed(left - 1, content(part, value, literal()));
  }

  /** The same for a whole number, without an object of it. */
  FixedParts<C> with(WholeCodec<C> part, long value) {
    return pending != null
        ? hashed(pending, part.encode(value))
        : fixed(left - 1, content(part, value, literal()));
  }

  private FixedParts<C> hashed(PendingHash<C> last, C encoded) {
    PendingHash<C> next = last.with(column.order(), encoded, literal());
    C content = followed(encoded);
    return next.isComplete()
        ? fixed(left - 1, next.content(column.order(), content))
        : new FixedParts<>(column, earlier, left - 1, content, next);
  }

  /** What is fixed once the next part is, and the literal after it. */
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
  <T> C last(PartCodec<T, C> part, T value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, column.literals().last());
  }

  /** The same for a whole number, without an object of it. */
  C last(WholeCodec<C> part, long value) {
    return pending != null
        ? last(pending, part.encode(value))
        : content(part, value, column.literals().last());
  }

  private C last(PendingHash<C> hash, C encoded) {
    ColumnOrder<C> order = column.order();
    return hash.with(order, encoded, column.literals().last()).content(order, ending(encoded));
  }

  /** What the column begins with, as far as it is fixed. */
  C start() {
    return prefix == null ? column.order().first() : prefix;
  }

  C joined(C encoded) {
    return prefix == null ? encoded : column.order().join(prefix, encoded);
  }

  private @Nullable C literal() {
    return column.literals().part(left);
  }

  private C ending(C encoded) {
    return joined(encoded, column.literals().last());
  }

  private C followed(C encoded) {
    return joined(encoded, literal());
  }

  private C joined(C encoded, @Nullable C literal) {
    if (literal == null) {
      return joined(encoded);
    }
    ColumnOrder<C> order = column.order();
    return prefix == null ? order.join(encoded, literal) : order.join(prefix, encoded, literal);
  }

  /** The keys whose column has this content. */
  KeyRange<C> only(C content) {
    return range(content, column.order().next(content));
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

  /** From a whole number up to another one, which is not below it. */
  KeyRange<C> between(WholeCodec<C> part, long from, long to) {
    return from(content(part, from, null), content(part, to, null));
  }

  /** From a content, or from the first that the next part may have, if that is above it. */
  KeyRange<C> from(C content, @Nullable C end) {
    if (column.limits().isEmpty()) {
      return range(content, end);
    }
    ColumnOrder<C> order = column.order();
    C low = low();
    C from = order.compare(low, content) > 0 ? low : content;
    return range(end != null && order.compare(from, end) > 0 ? end : from, end);
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  @Nullable C past(C encoded) {
    return left == 1 ? column.order().next(ending(encoded)) : column.end(followed(encoded));
  }

  /** The first content that the next part may have. */
  private C low() {
    C limit = column.limits().isEmpty() ? null : column.limits(left).from();
    return limit == null ? start() : joined(limit);
  }

  /** The smallest content above all that the next part may have, or null if there is none. */
  @Nullable C high() {
    C limit = column.limits().isEmpty() ? null : column.limits(left).to();
    return limit == null ? end() : joined(limit);
  }

  private @Nullable C end() {
    return prefix == null ? column.literals().past() : column.end(prefix);
  }

  KeyRange<C> range(C from, @Nullable C to) {
    return column.range(earlier.columns(), from, to);
  }
}
