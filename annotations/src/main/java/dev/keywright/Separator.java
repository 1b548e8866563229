package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Target;

/**
 * The character between adjacent parts of one TEXT column. Without this annotation it is a comma.
 *
 * <p>It should sort below every character of the text parts before it, as a comma sorts below
 * digits and letters. A colon sorts above digits, so {@code a1001:} would come before {@code
 * a100:}.
 *
 * <p>A text before it that declares no alphabet may hold only characters above it, which keeps the
 * order: before a comma, no space, apostrophe or plus sign. A lower separator allows more
 * characters, and {@link #escape} allows all.
 */
@Target(ElementType.TYPE)
public @interface Separator {
  /** The character, from U+0000 to U+007E. */
  char value() default ',';

  /**
   * Whether text parts may hold any character. The encoder then uses the character after the
   * separator as escape character. It writes each character up to it as the escape character and
   * two hexadecimal digits. Choose a low separator then: before a colon, all digits would be
   * escaped.
   */
  boolean escape() default false;
}
