package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Spreads the rows of a key over buckets: the partition key has a number that the encoder
 * calculates from some of the parts, and begins with it unless {@link #after} says otherwise.
 * Without buckets, all writes may go to the newest keys; with them, writes go to as many places as
 * there are buckets. A scan reads one range for each bucket, and merges them.
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
 * <p>Where another system has chosen the bucket, its function decides:
 *
 * <pre>{@code
 * @Bucket(count = 20, function = OpenTsdbSalt.class)
 *
 * final class OpenTsdbSalt {
 *   public static int bucket(byte[] encoded, int count) { … }
 * }
 * }</pre>
 *
 * <p>A scan that fixes all parts of {@link #of} reads only one bucket. Without {@link PartitionKey}
 * parts, the partition key is only the bucket.
 */
@Target(ElementType.TYPE)
@Repeatable(Bucket.List.class)
public @interface Bucket {
  /** The number of buckets: 2 to 65,536. Stored keys depend on it. */
  int count();

  /**
   * The number of the first bucket, for tables of other systems whose buckets begin at 1: the
   * numbers are {@code first} to {@code first + count - 1}, and at most 999,999,999.
   */
  int first() default 0;

  /**
   * The names of the parts that decide the bucket; their order does not matter. With a {@link
   * #function}, they may be left out: then all parts decide, and a function of bytes gets all bytes
   * after the bucket, literals included.
   */
  String[] of() default {};

  /** Whether the hash of the parts, or the remainder of one part, decides the bucket. */
  BucketBy by() default BucketBy.HASH;

  /** The hash of {@link BucketBy#HASH}. */
  HashAlgorithm hash() default HashAlgorithm.MD5;

  /**
   * The class of the function that chooses the bucket, instead of {@link #by}. It has one method
   * {@code public static int bucket(…, int count)}, which answers with 0 to {@code count - 1}.
   * {@link #first} is added to the answer.
   *
   * <p>The method takes the values of the parts, in the order of the key: {@code bucket(int
   * deviceId, String sellerId, int count)}. A record with one component gives the value of that
   * component. Or the method takes one {@code byte[]}: the encoded parts, one after the other, each
   * with the end that it has in the key. Two parts that are neighbours in a column keep the
   * separator or the literal that is between them.
   *
   * <p>The same values must always give the same bucket. {@code decode} refuses keys that are in
   * another one. Functions of Phoenix, Flink, Guava and Java are in {@code
   * dev.keywright.runtime.function}.
   */
  Class<?> function() default void.class;

  /**
   * How the number is written: {@code UNSIGNED} bytes, or {@code DECIMAL} digits. By default,
   * BINARY has bytes, TEXT has digits, and FDB_TUPLE has the text element of digits; only BINARY
   * can have bytes.
   */
  NumberEncoding[] as() default {};

  /**
   * How many bytes or digits the number has, with zeros in front; by default as many as the largest
   * number needs.
   */
  int width() default 0;

  /**
   * The name of the {@link PartitionKey} part that the number comes after; by default it is in
   * front of all parts. With a template, {@code {bucket}} says where it is.
   *
   * <p>The scan reads one range until it has fixed this part. Then it reads one range for each
   * bucket, or one if all parts of {@link #of} are fixed.
   *
   * <p>A store that hashes partition keys spreads {@code 2024-05-17#03} as well as {@code
   * 03#2024-05-17}. A store that sorts them keeps all rows of the newest day together.
   */
  String after() default "";

  /** The name of the key that is bucketed; the default key has no name. */
  String key() default "";

  /** Buckets of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    Bucket[] value();
  }
}
