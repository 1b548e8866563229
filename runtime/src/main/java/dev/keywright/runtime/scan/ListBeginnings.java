package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;
import java.util.List;

/**
 * What can be asked of a list whose order says nothing: its first elements.
 *
 * @param <E> the type of the elements
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface ListBeginnings<E, R> permits ListBounds {

  /** The keys whose list begins with these elements, or has no others; all keys for none. */
  R startsWith(List<E> first);
}
