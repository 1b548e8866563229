package dev.keywright.runtime.scan;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.Ends;
import dev.keywright.runtime.codec.PartCodec;
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
    return hash.with(order, encoded, scanned.literals().last()).content(order, ending(encoded));
  }

  /** What the column begins with, as far as it is fixed. */
  public final C content() {
    return prefix == null ? order().first() : scanned.content(prefix);
  }

  C joined(C encoded) {
    return prefix == null ? encoded : order().join(content(), encoded);
  }

  @Nullable C literal() {
    return scanned.literals().part(left);
  }

  private C ending(C encoded) {
    return joined(encoded, scanned.literals().last());
  }

  C followed(C encoded) {
    return joined(encoded, literal());
  }

  private C joined(C encoded, @Nullable C literal) {
    if (literal == null) {
      return joined(encoded);
    }
    ColumnOrder<C> order = order();
    return prefix == null ? order.join(encoded, literal) : order.join(content(), encoded, literal);
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
    return new PartRanges<>(this, descending);
  }

  /** All keys with the parts fixed so far. */
  KeyRange<C> range() {
    return pending == null ? range(low(), high()) : pendingRange(pending);
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
    Ends<C> ends = part.endsAfter(prefix, from, to);
    return between(ends.from(), ends.to());
  }

  /** From the content of a value of the next part up to an end, which is not below it. */
  KeyRange<C> between(C content, @Nullable C end) {
    boolean hasFloor = scanned.hasFloors() && scanned.limits(left).floor() != null;
    return hasFloor ? from(content, end) : range(content, end);
  }

  /**
   * From a content, or from the first that the next part may have, if that is above it.
   *
   * @param end not below the content
   */
  KeyRange<C> from(C content, @Nullable C end) {
    if (scanned.limits().isEmpty()) {
      return range(content, end);
    }
    ColumnOrder<C> order = order();
    C low = low();
    if (order.compare(low, content) <= 0) {
      return range(content, end);
    }
    return range(end != null && order.compare(low, end) > 0 ? end : low, end);
  }

  /** The smallest content above all keys in which the next part is encoded like this, or null. */
  @Nullable C past(C encoded) {
    return left == 1 ? order().next(ending(encoded)) : scanned.end(followed(encoded));
  }

  /** The first content that the next part may have. */
  private C low() {
    C limit = scanned.limits().isEmpty() ? null : scanned.limits(left).from();
    return limit == null ? content() : joined(limit);
  }

  /** The smallest content above all that the next part may have, or null if there is none. */
  @Nullable C high() {
    C limit = scanned.limits().isEmpty() ? null : scanned.limits(left).to();
    return limit == null ? end() : joined(limit);
  }

  private @Nullable C end() {
    return prefix == null ? scanned.literals().past() : scanned.end(content());
  }

  KeyRange<C> range(C from, @Nullable C to) {
    return scanned.range(from, to);
  }
}
