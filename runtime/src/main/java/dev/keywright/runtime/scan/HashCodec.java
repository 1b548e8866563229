package dev.keywright.runtime.scan;

import org.jspecify.annotations.Nullable;

/**
 * A hash prefix, as a scan sees it.
 *
 * @param <C> what the column holds
 */
public interface HashCodec<C> {

  /** The prefix that stands before an encoded part. */
  C of(C encoded);

  /** The prefix above all keys with the given one, or null after the last. */
  @Nullable C next(C prefix);
}
