package dev.keywright.runtime.scan;

import dev.keywright.runtime.CheckReturnValue;

/**
 * What can be asked of a name that is written with its last label first: all names of a domain.
 *
 * @param <R> an answer: a range, or the ranges of buckets
 */
@CheckReturnValue
public sealed interface NameBounds<R> permits NamePartBounds {

  /** The keys whose name is below this one, such as {@code www.example.com}; not its own. */
  R below(String domain);
}
