package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Makes a record component, field or getter a part of the partition key: the column by which the
 * store spreads rows over its servers.
 *
 * <pre>{@code
 * @Separator(',')
 * record Purchase(
 *     @PartitionKey(order = 0, pad = 6) int deviceId,
 *     @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z") String sellerId) {}
 * }</pre>
 *
 * <p>The entity is the type that declares the member; members that a subclass inherits are not
 * parts of its key.
 *
 * <p>It may be repeated with different {@link #key} names, one for each table or index.
 */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
@Repeatable(PartitionKey.List.class)
public @interface PartitionKey {
  /**
   * The position among the parts of the key's partition column; 0 is the first. The only part needs
   * no order. A part that a {@link PartitionTemplate} names has its position there, and no order.
   */
  int order() default -1;

  /**
   * The store's name for the column, such as {@code "PK"} or {@code "partition-key"}; by default
   * {@code partitionKey}. It is enough to write it at one part of the key, unless the parts have a
   * {@link #nativeType}.
   *
   * <p>The names of Java methods contain its words: {@code encodePk}, {@code partitionKey()}.
   */
  String column() default "";

  /**
   * Whether the column holds this one value as it is, in the store's own type: a {@code byte},
   * {@code short}, {@code int}, {@code long}, {@code boolean}, {@code String}, {@code byte[]},
   * {@code UUID}, {@code Instant} or {@code LocalDate}, if the store has such a type. Only a
   * partition key of such parts may have several columns, each with a {@link #column} of its own,
   * as an index of DynamoDB has them:
   *
   * <pre>{@code
   * record Match(
   *     @PartitionKey(order = 0, column = "tournament", nativeType = true, key = "byRegion")
   *         String tournament,
   *     @PartitionKey(order = 1, column = "region", nativeType = true, key = "byRegion")
   *         String region,
   *     @SortKey(order = 0, column = "round", nativeType = true, key = "byRegion") long round) {}
   * }</pre>
   *
   * <p>A scan then fixes all of these columns before it asks for a range.
   */
  boolean nativeType() default false;

  /** Digits of a number, zero-padded on the left, 1 to 19; 0 leaves the number as it is. */
  int pad() default 0;

  /**
   * How many leading hexadecimal digits of a hash of the part's encoded text precede the part. Only
   * for the first part; 0 for none. BINARY writes the hash as raw bytes, one for two digits: {@code
   * hashPrefix = 32} are the 16 bytes of an MD5.
   */
  int hashPrefix() default 0;

  /**
   * The names of the parts of this column that are hashed; by default this one alone. Their encoded
   * texts or bytes are hashed one after the other, in the order of the key. Two that are neighbours
   * keep the separator or the literal between them. A scan fixes all of them before it asks for a
   * range.
   */
  String[] hashOf() default {};

  /** The seed of {@link HashAlgorithm#MURMUR3_32}; the other hashes take none. */
  int hashSeed() default 0;

  /** The hash of {@link #hashPrefix}. */
  HashAlgorithm hash() default HashAlgorithm.MD5;

  /** A text that the encoder appends to the part before hashing. */
  String hashSalt() default "";

  /** Whether the part sorts as its values do, or in the opposite order. */
  Direction direction() default Direction.ASC;

  /**
   * Whether the padded digits (or the text) are written in reverse order. That spreads numbers that
   * grow, and gives up ranges over them.
   */
  boolean reversed() default false;

  /**
   * Whether a name is written with its last label first, as {@code com.example.www}, so that all
   * names of a domain are adjacent: {@code scan().host().below("example.com")}. For a {@code
   * String} in TEXT; it gives up other ranges.
   */
  boolean reversedLabels() default false;

  /**
   * Whether the part may be scanned by range. If not, it needs no padding, and gets no range
   * methods.
   */
  boolean ordered() default true;

  /** Whether a number may be negative: 10^pad is added, and one digit more is written. */
  boolean signed() default false;

  /** The form of a time. */
  TimeFormat time() default TimeFormat.EPOCH_MILLIS;

  /**
   * The unit that a time is rounded down to, from the one that {@link #time} writes to {@code
   * DAYS}: {@code floor = ChronoUnit.MILLIS} keeps {@code Instant.now()} in milliseconds. {@code
   * of(entity)} rounds, and scans take any time; the constructor, {@code encode} and {@code decode}
   * refuse what is not whole. Without it, {@code of(entity)} refuses a time that is finer than its
   * form. For an {@code Instant} or a {@code LocalDateTime}.
   */
  ChronoUnit floor() default ChronoUnit.FOREVER;

  /** The name of the key that this part belongs to; the default key has no name. */
  String key() default "";

  /** Several partition key parts in one place, for several keys. */
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations. */
    PartitionKey[] value();
  }
}
