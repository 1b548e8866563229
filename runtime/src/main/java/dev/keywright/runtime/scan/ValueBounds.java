package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import dev.keywright.runtime.InvalidPartException;

/**
 * What can be asked of a part of the key: ranges of its values.
 *
 * <p>Every bound is a value of the part: another one throws {@link InvalidPartException}. A part
 * that is written in descending order is asked by its values all the same.
 *
 * @param <T> the type of the part
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface ValueBounds<T, R>
    permits TextBounds, BytesBounds, ListBounds, MapBounds, PartBounds, FlooredBounds {

  /**
   * The keys in which the part is at least {@code from} and less than {@code to}.
   *
   * @throws IllegalArgumentException if the first is above the second
   */
  R between(T from, T to);

  /** The keys in which the part is this value or a larger one. */
  R atLeast(T value);

  /** The keys in which the part is larger than this value. */
  R greaterThan(T value);

  /** The keys in which the part is this value or a smaller one. */
  R atMost(T value);

  /** The keys in which the part is smaller than this value. */
  R lessThan(T value);
}
