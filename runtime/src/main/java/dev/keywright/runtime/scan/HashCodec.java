package dev.keywright.runtime.scan;

/**
 * A hash prefix, as a scan sees it.
 *
 * @param <C> what the column holds
 */
public interface HashCodec<C> {

  /** The prefix that stands before an encoded part. */
  C of(C encoded);
}
