package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.InvalidPartException;

/**
 * What can be asked of a {@code long} of the key: ranges of its values.
 *
 * <p>Every bound is a value of the part: another one throws {@link InvalidPartException}.
 *
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface LongBounds<R> permits NumberPartBounds {

  /**
   * The keys in which the part is at least {@code from} and less than {@code to}.
   *
   * @throws IllegalArgumentException if the first is above the second
   */
  R between(long from, long to);

  /** The keys in which the part is this number or a larger one. */
  R atLeast(long value);

  /** The keys in which the part is larger than this number. */
  R greaterThan(long value);

  /** The keys in which the part is this number or a smaller one. */
  R atMost(long value);

  /** The keys in which the part is smaller than this number. */
  R lessThan(long value);
}
