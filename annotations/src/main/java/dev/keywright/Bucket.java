package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Spreads the rows of a key over buckets: the partition key begins with a number that the encoder
 * calculates from some of the parts. Without buckets, all writes may go to the newest keys; with
 * them, writes go to as many places as there are buckets. A scan reads one range for each bucket,
 * and merges them.
 *
 * <pre>{@code
 * @KeyFormat(Format.BINARY)
 * @Bucket(count = 16, of = "at")
 * record LogEvent(
 *     @PartitionKey(order = 0, direction = Direction.DESC) Instant at,
 *     @PartitionKey(order = 1) String host,
 *     @PartitionKey(order = 2) long event) {}
 * }</pre>
 *
 * <p>A scan that fixes all parts of {@link #of} reads only one bucket. Without {@link PartitionKey}
 * parts, the partition key is only the bucket.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Bucket.List.class)
public @interface Bucket {
  /** The number of buckets: 2 to 65,536. Stored keys depend on it. */
  int count();

  /** The names of the parts that decide the bucket; their order does not matter. */
  String[] of();

  /** Whether the hash of the parts, or the remainder of one part, decides the bucket. */
  BucketBy by() default BucketBy.HASH;

  /** The hash of {@link BucketBy#HASH}. */
  HashAlgorithm hash() default HashAlgorithm.MD5;

  /** The name of the key that is bucketed; the default key has no name. */
  String key() default "";

  /** Buckets of several keys. */
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    Bucket[] value();
  }
}
