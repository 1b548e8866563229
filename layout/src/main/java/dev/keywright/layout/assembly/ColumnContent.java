package dev.keywright.layout.assembly;

import dev.keywright.runtime.bucket.BucketForm;
import dev.keywright.runtime.codec.HashCodec;
import dev.keywright.runtime.codec.PartCodec;

/**
 * The content of one column, read from left to right; each step refuses as decoding does.
 *
 * @param <C> what the column holds
 */
public interface ColumnContent<C> {

  /** Where the next item begins. */
  int position();

  /** Where the content ends. */
  int length();

  /** Passes over what is always there. */
  void literal(C content);

  /** Passes over a part that has been read in a column before, and is encoded like this here. */
  void copy(String part, C encoded);

  /** Reads the number of a bucket. */
  int bucket(BucketForm<C> form);

  /** Passes over the hash prefix of a part. */
  void skip(HashCodec<C> hash, String part);

  /**
   * Compares the hash prefix that began at a position with the parts that have been read.
   *
   * @param stretches where each stretch of them begins and ends
   */
  void verify(HashCodec<C> hash, int start, int... stretches);

  /** Reads the value of a part, as its codec has it. */
  Object read(PartCodec<?, C> part);

  /** Says that nothing may follow. */
  void end();

  /** A stretch of the content. */
  C between(int from, int to);
}
