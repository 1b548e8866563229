package dev.keywright;

/** How the bucket of a row is found. */
public enum BucketBy {
  /**
   * By a hash of the encoded parts, which spreads any values evenly. If the count is a power of
   * two, the bucket is the leading bits of the hash.
   */
  HASH,

  /**
   * By the remainder of one number or time, in the units of its encoding. Numbers that are all
   * multiples of the same number use only some of the buckets.
   */
  MODULO
}
