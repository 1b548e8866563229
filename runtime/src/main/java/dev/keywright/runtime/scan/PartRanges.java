package dev.keywright.runtime.scan;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.codec.WholeCodec;
import org.jspecify.annotations.Nullable;

/**
 * The ranges of the part that follows what a scan has fixed, by its encoded values.
 *
 * @param descending whether larger values are written as smaller ones
 */
record PartRanges<C>(FixedParts<C> fixed, boolean descending) {

  /** Whether the first of two encoded values is above the second. */
  boolean isAbove(C first, C second) {
    int order = fixed.order().compare(first, second);
    return descending ? order < 0 : order > 0;
  }

  /** From a whole number up to another one, which is not below it. */
  KeyRange<C> between(WholeCodec<C> part, long from, long to) {
    return descending ? between(part.encode(from), part.encode(to)) : fixed.between(part, from, to);
  }

  /** From the first of two encoded values up to the second, which is not below it. */
  KeyRange<C> between(C first, C second) {
    return descending && fixed.order().compare(first, second) != 0
        ? fixed.range(above(second).from(), fixed.past(first))
        : fixed.between(fixed.joined(first), fixed.joined(second));
  }

  KeyRange<C> atLeast(C encoded) {
    return descending ? upTo(fixed.past(encoded)) : from(encoded);
  }

  KeyRange<C> greaterThan(C encoded) {
    return descending ? upTo(fixed.joined(encoded)) : above(encoded);
  }

  KeyRange<C> atMost(C encoded) {
    return descending ? from(encoded) : upTo(fixed.past(encoded));
  }

  KeyRange<C> lessThan(C encoded) {
    return descending ? above(encoded) : upTo(fixed.joined(encoded));
  }

  KeyRange<C> startsWith(C beginning) {
    C content = fixed.joined(beginning);
    C end = fixed.order().nextPrefix(content);
    C high = fixed.high();
    boolean isBeyond = end == null || (high != null && isAfter(end, high));
    C last = isBeyond ? high : end;
    // No value begins with what is above all of them.
    return last != null && isAfter(content, last)
        ? fixed.range(last, last)
        : fixed.from(content, last);
  }

  private boolean isAfter(C end, C high) {
    return fixed.order().compare(high, end) < 0;
  }

  /** From a beginning up to all that begin with it and what follows it. */
  KeyRange<C> startsWith(C beginning, C followed) {
    return fixed.range(fixed.joined(beginning), fixed.scanned.end(fixed.joined(followed)));
  }

  private KeyRange<C> from(C encoded) {
    return fixed.between(fixed.joined(encoded), fixed.high());
  }

  private KeyRange<C> above(C encoded) {
    C past = fixed.past(encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return past == null
        ? fixed.range(fixed.joined(encoded), fixed.joined(encoded))
        : fixed.range(past, fixed.high());
  }

  /** From the first content that the next part may have. */
  private KeyRange<C> upTo(@Nullable C end) {
    return fixed.from(fixed.content(), end);
  }
}
