package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The character between adjacent parts of one TEXT column. Without this annotation it is a comma.
 *
 * <p>It should sort below every character of the text parts before it, as a comma sorts below
 * digits and letters: a colon does not sort below digits, so {@code a1001:} would stand before
 * {@code a100:}.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Separator {
  /** The character, from U+0000 to U+007E. */
  char value() default ',';

  /**
   * Whether text parts may hold any character: those up to the one after the separator are then
   * written as that one and two hexadecimal digits.
   */
  boolean escape() default false;
}
