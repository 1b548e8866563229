package dev.keywright.runtime.bucket;

import dev.keywright.runtime.MalformedKeyException;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.hash.HashFunction;
import java.util.List;

/**
 * Tells which of a fixed number of buckets a key is in, so that neighbours are spread over all.
 *
 * <p>For generated keys; applications do not call it.
 */
public sealed interface Buckets permits HashBuckets, ModuloBuckets, FunctionBuckets {
  /** The fewest buckets that spread anything. */
  int LEAST = 2;

  /** The most buckets that two bytes can number. */
  int MOST = 65_536;

  /** The largest number of a bucket. */
  int LAST = 999_999_999;

  /** How many buckets there are. */
  int count();

  /** The number of the first bucket; the others follow it. */
  int first();

  /** The same buckets, numbered from another number than 0. */
  Buckets from(int number);

  /**
   * Refuses parts of which these buckets cannot be.
   *
   * @param deciding the parts, in the order of the layout
   * @throws IllegalArgumentException if there are none, or others than these buckets take
   */
  void requireOf(List<PartCodec<?, ?>> deciding);

  /**
   * The bucket of a key.
   *
   * @param values those of all parts that decide, in the order of the layout
   */
  int of(List<BucketedValue> values);

  /**
   * Compares the number that is in a key with the one that belongs to its parts.
   *
   * @param position where the number is in its column
   * @param values those of all parts that decide, in the order of the layout
   * @throws MalformedKeyException if they differ
   */
  default void verify(BucketForm<?> form, int position, int stored, List<BucketedValue> values) {
    form.verify(position, stored, of(values));
  }

  /** That these buckets cannot be of some parts. */
  static IllegalArgumentException refused(Buckets buckets, List<PartCodec<?, ?>> deciding) {
    return new IllegalArgumentException(
        buckets + " cannot be of " + deciding.stream().map(PartCodec::name).toList());
  }

  /**
   * Buckets by the hash of the encoded parts.
   *
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  static HashBuckets hash(HashFunction function, int count) {
    return new HashBuckets(function, count, 0);
  }

  /**
   * Buckets by the remainder of one whole number or time.
   *
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  static ModuloBuckets modulo(int count) {
    return new ModuloBuckets(count, 0);
  }

  /**
   * Buckets that a function of another system chooses.
   *
   * @throws IllegalArgumentException if the count is not from 2 to 65,536
   */
  static FunctionBuckets function(BucketFunction function, int count) {
    return new FunctionBuckets(function, count);
  }

  /** Refuses a count that is not from 2 to 65,536, and numbers of more than nine digits. */
  static void check(int first, int count) {
    if (count < LEAST || count > MOST) {
      throw new IllegalArgumentException(
          "the bucket count is " + count + ", but must be from " + LEAST + " to " + MOST);
    }
    if (first < 0 || first > mostFirst(count)) {
      throw new IllegalArgumentException(
          "the first of %s buckets is %s, but must be from 0 to %s"
              .formatted(count, first, mostFirst(count)));
    }
  }

  /** The largest number of the first bucket, so that the last has no more than nine digits. */
  static int mostFirst(int count) {
    return LAST + 1 - count;
  }
}
