package dev.keywright.runtime.scan;

import dev.keywright.runtime.KeyRange;
import org.jspecify.annotations.Nullable;

/**
 * The ranges of the part that follows what a scan has fixed, by its encoded values.
 *
 * @param front the content that is fixed
 * @param descending whether larger values are written as smaller ones
 */
record PartRanges<C>(FixedParts<C> fixed, C front, boolean descending) {

  /** Whether the first of two encoded values is above the second. */
  boolean isAbove(C first, C second) {
    int order = fixed.order().compare(first, second);
    return descending ? order < 0 : order > 0;
  }

  /** From the first of two encoded values up to the second, which is not below it. */
  KeyRange<C> between(C first, C second) {
    return descending && fixed.order().compare(first, second) != 0
        ? fixed.range(above(second).from(), fixed.past(front, first))
        : fixed.between(fixed.joined(front, first), fixed.joined(front, second));
  }

  KeyRange<C> atLeast(C encoded) {
    return descending ? upTo(fixed.past(front, encoded)) : from(encoded);
  }

  KeyRange<C> greaterThan(C encoded) {
    return descending ? upTo(fixed.joined(front, encoded)) : above(encoded);
  }

  KeyRange<C> atMost(C encoded) {
    return descending ? from(encoded) : upTo(fixed.past(front, encoded));
  }

  KeyRange<C> lessThan(C encoded) {
    return descending ? above(encoded) : upTo(fixed.joined(front, encoded));
  }

  KeyRange<C> startsWith(C beginning) {
    C content = fixed.joined(front, beginning);
    C end = fixed.order().nextPrefix(content);
    C high = fixed.high(front);
    boolean isBeyond = end == null || (high != null && isAfter(end, high));
    C last = isBeyond ? high : end;
    // No value begins with what is above all of them.
    return last != null && isAfter(content, last)
        ? fixed.range(last, last)
        : fixed.from(front, content, last);
  }

  private boolean isAfter(C end, C high) {
    return fixed.order().compare(high, end) < 0;
  }

  /** From a beginning up to all that begin with it and what follows it. */
  KeyRange<C> startsWith(C beginning, C followed) {
    return fixed.range(
        fixed.joined(front, beginning), fixed.scanned.end(fixed.joined(front, followed)));
  }

  private KeyRange<C> from(C encoded) {
    return fixed.between(fixed.joined(front, encoded), fixed.high(front));
  }

  private KeyRange<C> above(C encoded) {
    C past = fixed.past(front, encoded);
    // Nothing is above the last value, so the range must not fall back to the end of the prefix.
    return past == null
        ? fixed.range(fixed.joined(front, encoded), fixed.joined(front, encoded))
        : fixed.range(past, fixed.high(front));
  }

  /** From the first content that the next part may have. */
  private KeyRange<C> upTo(@Nullable C end) {
    return fixed.from(front, front, end);
  }
}
