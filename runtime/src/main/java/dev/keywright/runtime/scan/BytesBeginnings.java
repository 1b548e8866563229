package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * What can be asked of bytes of the key whose values need no order: beginnings.
 *
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface BytesBeginnings<R> permits BytesBounds {

  /** The keys in which the bytes begin like this; they may be fewer than those of a whole value. */
  R startsWith(byte[] beginning);
}
