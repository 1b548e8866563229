package dev.keywright.runtime.codec;

/**
 * A hash prefix: what spreads keys whose first parts are neighbours.
 *
 * @param <C> what the column holds
 */
public interface HashCodec<C> extends ItemCodec<C> {

  /** How many characters or bytes it has. */
  int width();

  /** The prefix that is before an encoded part. */
  C of(C encoded);
}
