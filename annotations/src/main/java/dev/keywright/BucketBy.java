package dev.keywright;

/** How the bucket of a row is found. */
public enum BucketBy {
  /**
   * By a hash of the encoded parts, which spreads any values evenly. For a power of two it is the
   * leading bits of the hash.
   */
  HASH,

  /**
   * By the remainder of one number or time, in the units in which it is written. Numbers that are
   * all multiples of something use some of the buckets only.
   */
  MODULO
}
