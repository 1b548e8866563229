package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.InvalidPartException;

/**
 * What can be asked of an {@code int}, {@code short} or {@code byte} of the key: ranges of its
 * values.
 *
 * <p>Every bound is a value of the part: another one throws {@link InvalidPartException}.
 *
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface IntBounds<R> permits NumberPartBounds {

  /**
   * The keys in which the part is at least {@code from} and less than {@code to}.
   *
   * @throws IllegalArgumentException if the first is above the second
   */
  R between(int from, int to);

  /** The keys in which the part is this number or a larger one. */
  R atLeast(int value);

  /** The keys in which the part is larger than this number. */
  R greaterThan(int value);

  /** The keys in which the part is this number or a smaller one. */
  R atMost(int value);

  /** The keys in which the part is smaller than this number. */
  R lessThan(int value);
}
