package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Makes a record component, field or getter a part of a sort key: a column by which the store
 * orders the rows that share a partition key.
 *
 * <p>The entity is the type that declares the member; members that a subclass inherits are not
 * parts of its key.
 *
 * <p>It may be repeated with different {@link #key} names, one for each table or index.
 */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
@Repeatable(SortKey.List.class)
public @interface SortKey {
  /**
   * The position among the parts of all sort columns of the key; 0 is the first. The only part
   * needs no order. A part that a {@link SortTemplate} names has its position there, and no order.
   */
  int order() default -1;

  /** Digits of a number, zero-padded on the left, 1 to 19; 0 leaves the number as it is. */
  int pad() default 0;

  /**
   * The store's name for the column, such as {@code "SK"} or {@code "sort-key"}; parts with the
   * same name form one column. Without names, there is one sort column, {@code sortKey}.
   *
   * <p>The names of Java methods contain its words: {@code encodeSk}, {@code sortKey()}.
   */
  String column() default "";

  /**
   * Whether the column holds this one value as it is, in the store's own type, as {@link
   * PartitionKey#nativeType} says. With {@link #direction} {@code DESC}, the store keeps the
   * largest value first, as a table of Cassandra does {@code WITH CLUSTERING ORDER BY (… DESC)}.
   */
  boolean nativeType() default false;

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

  /** Several sort key parts in one place, for several keys. */
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations. */
    SortKey[] value();
  }
}
