package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

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
 * <p>The digits hold the numbers from 0 on that fit; the encoder refuses any other value. The part
 * keeps its own type: {@code decode} gives the time, and scans take it.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
@Repeatable(EncodedNumber.List.class)
public @interface EncodedNumber {
  /** How the number is written. */
  NumberEncoding as();

  /** How many digits are written, zeros on the left included. */
  int width();

  /**
   * The constant from which the encoder subtracts the value, so that large values sort first.
   * Without it, the encoder writes the value itself. In both cases, you give bounds as values.
   */
  long countDownFrom() default Long.MIN_VALUE;

  /** Whether hexadecimal digits above 9 are capitals. */
  boolean upperCase() default false;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Encodings of several keys. */
  @Retention(RetentionPolicy.CLASS)
  @Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
  @interface List {
    /** The annotations. */
    EncodedNumber[] value();
  }
}
