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
 *
 * <p>A text before it that declares no alphabet may hold the characters above it only, which is
 * what keeps the order: before a comma, no space, apostrophe or plus sign. A lower separator lets
 * more in, {@link #escape} everything.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface Separator {
  /** The character, from U+0000 to U+007E. */
  char value() default ',';

  /**
   * Whether text parts may hold any character: those up to the one after the separator are then
   * written as that one and two hexadecimal digits. Choose a low separator then: behind a colon,
   * all digits would be escaped.
   */
  boolean escape() default false;
}
