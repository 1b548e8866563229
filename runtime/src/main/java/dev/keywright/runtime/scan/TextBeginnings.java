package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * What can be asked of a text of the key whose values need no order: beginnings.
 *
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface TextBeginnings<R> permits TextBounds {

  /** The keys in which the text begins like this; it may be shorter than a whole value. */
  R startsWith(String beginning);
}
