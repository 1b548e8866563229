package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Spreads the rows of a key over so many buckets: the partition key begins with a number that is
 * calculated from some of the parts. Writes that would all go to the newest keys go to that many
 * places instead, and a range is read as one range for each bucket, merged.
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
 * <p>A question that fixes all parts of {@link #of} reads one bucket only. Without {@link
 * PartitionKey} parts the partition key is the bucket alone.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(Bucket.List.class)
public @interface Bucket {
  /** How many buckets: 2 to 65,536. Once rows are stored it is part of their keys. */
  int count();

  /** The names of the parts that decide; their order does not matter. */
  String[] of();

  /** Hash of the parts, or remainder of one. */
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
