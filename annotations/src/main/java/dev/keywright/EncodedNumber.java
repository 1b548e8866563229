package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/**
 * Writes a whole number, or a time in the unit of its {@code time}, as another system does.
 *
 * <pre>{@code
 * // HBase's Long.MAX_VALUE - millis, in 19 digits
 * @SortKey(order = 0)
 * @EncodedNumber(as = NumberEncoding.DECIMAL, width = 19, countDownFrom = Long.MAX_VALUE)
 * Instant at
 * }</pre>
 *
 * <p>The digits or bytes hold the numbers that fit; the encoder refuses any other value. The part
 * keeps its own type: {@code decode} gives the time, and scans take it.
 *
 * <p>On the value of a single-value type, it applies wherever the type is a part: with {@link #key}
 * to the key of that name, without it to all other keys. An {@code @EncodedNumber} on the part may
 * only narrow it.
 */
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
@Repeatable(EncodedNumber.List.class)
public @interface EncodedNumber {
  /** How the number is written. */
  NumberEncoding as();

  /**
   * How many digits or bytes are written, zeros included: 1 to 20 digits, 1 to 16 hexadecimal
   * digits, 1 to 8 bytes. A varint has no width.
   */
  int width() default 0;

  /**
   * The constant from which the encoder subtracts the value, so that large values sort first.
   * Without it, the encoder writes the value itself. In both cases, you give bounds as values.
   */
  long countDownFrom() default Long.MIN_VALUE;

  /** Whether hexadecimal digits above 9 are capitals. */
  boolean upperCase() default false;

  /**
   * The unit that a time is rounded down to, as {@link SortKey#floor} does. Write it in one of the
   * two places only.
   */
  ChronoUnit floor() default ChronoUnit.FOREVER;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Encodings of several keys. */
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations. */
    EncodedNumber[] value();
  }
}
