package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.codec.RangeEnds;
import dev.keywright.runtime.codec.WholeCodec;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a column that a scan has fixed, and the ranges in which the next one is. A scan is
 * one object, so what it has fixed is in the class that it extends.
 */
abstract class FixedParts<C> extends OpenScan<C, KeyRange<C>> {
  final ScannedColumn<C> scanned;

  /** What is fixed in the columns before. */
  final FixedColumns earlier;

  /** How many parts are not fixed. */
  final int left;

  /** The bytes of what is fixed of the column, in TEXT its UTF-8; null for nothing. */
  final byte @Nullable [] prefix;

  /** The hash prefix that is not known before further parts are; null for none. */
  final @Nullable PendingHash<C> pending;

  FixedParts(
      ScannedColumn<C> scanned,
      FixedColumns earlier,
      int left,
      byte @Nullable [] prefix,
      @Nullable PendingHash<C> pending) {
    this.scanned = scanned;
    this.earlier = earlier;
    this.left = left;
    this.prefix = prefix;
    this.pending = pending;
  }

  /** The name of the column. */
  public final String name() {
    return scanned.name();
  }

  final ColumnOrder<C> order() {
    return scanned.order().ofBounds();
  }

  /** The whole column once its last part is fixed, too. */
  <T> C last(PartCodec<T, C> part, T value) {
    return pending != null
        ? last(pending, part.encode(value))
        : part.contentAfter(prefix, value, scanned.behind(1));
  }

  /** The same for a whole number, without an object of it. */
  C last(WholeCodec<C> part, long value) {
    return pending != null
        ? last(pending, part.encode(value))
        : part.contentAfter(prefix, value, scanned.behind(1));
  }

  private C last(PendingHash<C> hash, C encoded) {
    ColumnOrder<C> order = order();
    C literal = scanned.literals().last();
    C content = ended(content(), encoded, literal);
    return hash.with(order, encoded, literal).content(order, content);
  }

  /** What the column begins with, as far as it is fixed. */
  public final C content() {
    return prefix == null ? order().first() : scanned.content(prefix);
  }

  /**
   * What the column begins with once a value is fixed as well.
   *
   * @param front the {@link #content} without it: in TEXT that is made anew each time, so a range
   *     asks for it once
   */
  C joined(C front, C encoded) {
    return prefix == null ? encoded : order().join(front, encoded);
  }

  @Nullable C literal() {
    return scanned.literals().part(left);
  }

  C followed(C front, C encoded) {
    return ended(front, encoded, literal());
  }

  private C ended(C front, C encoded, @Nullable C literal) {
    if (literal == null) {
      return joined(front, encoded);
    }
    ColumnOrder<C> order = order();
    return prefix == null ? order.join(encoded, literal) : order.join(front, encoded, literal);
  }

  /** The keys whose column is what has been fixed, which is all of it. */
  public final KeyRange<C> only() {
    return only(content());
  }

  /** The keys in which the last part of the column has this value. */
  public final <T> KeyRange<C> equal(PartCodec<T, C> part, T value) {
    return only(last(part, value));
  }

  /** The keys in which a whole number, the last part of the column, has this value. */
  public final KeyRange<C> equal(WholeCodec<C> part, long value) {
    return only(last(part, value));
  }

  private KeyRange<C> only(C content) {
    return range(content, order().next(content));
  }

  @Override
  protected final KeyRange<C> answer(KeyRange<C> range) {
    return range;
  }

  /** The ranges of the next part. */
  PartRanges<C> ranges(boolean descending) {
    return new PartRanges<>(this, content(), descending);
  }

  /** All keys with the parts fixed so far. */
  KeyRange<C> range() {
    if (pending != null) {
      return pendingRange(pending);
    }
    C front = content();
    return range(low(front), high(front));
  }

  private KeyRange<C> pendingRange(PendingHash<C> hash) {
    ColumnOrder<C> order = order();
    C front = hash.front() == null ? order.first() : hash.front();
    ContentLimits<C> limits = hash.limits(order);
    C from = limits.from() == null ? front : order.join(front, limits.from());
    C end = hash.front() == null ? null : scanned.end(front);
    return range(from, limits.to() == null ? end : order.join(front, limits.to()));
  }

  /** From a whole number up to another one, which is not below it. */
  KeyRange<C> between(WholeCodec<C> part, long from, long to) {
    if (part.descending()) {
      return ranges(true).between(part.encode(from), part.encode(to));
    }
    RangeEnds<C> ends = part.endsAfter(prefix, from, to);
    return between(ends.from(), ends.to());
  }

  /** From the content of a value of the next part up to an end, which is not below it. */
  KeyRange<C> between(C content, @Nullable C end) {
    boolean hasFloor = scanned.hasFloors() && scanned.limits(left).floor() != null;
    return hasFloor ? from(content(), content, end) : range(content, end);
  }

  /**
   * From a content, or from the first that the next part may have, if that is above it.
   *
   * @param end not below the content
   */
  KeyRange<C> from(C front, C content, @Nullable C end) {
    if (scanned.limits().isEmpty()) {
      return range(content, end);
    }
    ColumnOrder<C> order = order();
    C low = low(front);
    if (order.compare(low, content) <= 0) {
      return range(content, end);
    }
    return range(end != null && order.compare(low, end) > 0 ? end : low, end);
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  @Nullable C past(C front, C encoded) {
    return left == 1
        ? order().next(ended(front, encoded, scanned.literals().last()))
        : scanned.end(followed(front, encoded));
  }

  /** The first content that the next part may have. */
  private C low(C front) {
    C limit = scanned.limits().isEmpty() ? null : scanned.limits(left).from();
    return limit == null ? front : joined(front, limit);
  }

  /** The smallest content above all that the next part may have, or null if there is none. */
  @Nullable C high(C front) {
    C limit = scanned.limits().isEmpty() ? null : scanned.limits(left).to();
    if (limit != null) {
      return joined(front, limit);
    }
    return prefix == null ? scanned.literals().past() : scanned.end(front);
  }

  KeyRange<C> range(C from, @Nullable C to) {
    return scanned.range(from, to);
  }
}
