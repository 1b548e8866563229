package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * How much a table holds, and how many writes it takes. From these figures and the cardinalities of
 * the parts, Keywright computes the bytes and writes of one partition key, and the requests of an
 * access pattern.
 *
 * <pre>{@code
 * @Volume(rows = 2_100_000_000L, bytesPerRow = 200, peakWritesPerSecond = 1_500)
 * }</pre>
 */
@Target(ElementType.TYPE)
@Repeatable(Volume.List.class)
public @interface Volume {
  /** The rows of the table when it is full; 0 if that is not known. */
  long rows() default 0;

  /** The average size of a row, its key included, in bytes; 0 if that is not known. */
  long bytesPerRow() default 0;

  /** The rows written in the busiest second; 0 if that is not known. */
  long peakWritesPerSecond() default 0;

  /**
   * The name of the key. Without it, the annotation holds for every key of the entity, and on a
   * family for every member; {@code key = ""} is the default key.
   */
  String key() default "";

  /** Volumes of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    Volume[] value();
  }
}
