package dev.keywright.runtime.codec;

import org.jspecify.annotations.Nullable;

/**
 * A hash prefix: what spreads keys whose first parts are neighbours.
 *
 * @param <C> what the column holds
 */
public interface HashCodec<C> extends ItemCodec<C> {

  /** The prefix that stands before an encoded part. */
  C of(C encoded);

  /** The prefix above all keys with the given one, or null after the last. */
  @Nullable C next(C prefix);
}
