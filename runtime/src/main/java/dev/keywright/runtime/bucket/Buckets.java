package dev.keywright.runtime.bucket;

import dev.keywright.runtime.hash.HashFunction;
import dev.keywright.runtime.source.Expression;

/** Tells which of a fixed number of buckets a key is in, so that neighbours are spread over all. */
public sealed interface Buckets permits HashBuckets, ModuloBuckets {
  /** The fewest buckets that spread anything. */
  int LEAST = 2;

  /** The most buckets that two bytes can number. */
  int MOST = 65_536;

  /** How many buckets there are; they are numbered from 0. */
  int count();

  /** The call that makes these. */
  Expression expression();

  /**
   * Buckets by the hash of the encoded parts.
   *
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  static HashBuckets hash(HashFunction function, int count) {
    return new HashBuckets(function, count);
  }

  /**
   * Buckets by the remainder of one whole number or time.
   *
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  static ModuloBuckets modulo(int count) {
    return new ModuloBuckets(count);
  }

  /** Refuses a count that is not from 2 to 65,536. */
  static void checkCount(int count) {
    if (count < LEAST || count > MOST) {
      throw new IllegalArgumentException(
          "the bucket count is " + count + ", but must be from " + LEAST + " to " + MOST);
    }
  }
}
