package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What is known about the values of a part. The encoder enforces it, and the checks rely on it. */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD, ElementType.METHOD})
public @interface Domain {
  /** The smallest value of a number, inclusive. */
  long min() default Long.MIN_VALUE;

  /** The largest value of a number, inclusive. */
  long max() default Long.MAX_VALUE;

  /** The largest length: of a text in {@code char}s, of bytes in bytes. */
  int maxLength() default Integer.MAX_VALUE;

  /**
   * The characters of a text, written like the body of a regex class: {@code "0-9A-Za-z"}. Empty
   * means that nothing is known. Characters above U+FFFF are refused unless they are named here.
   */
  String alphabet() default "";
}
