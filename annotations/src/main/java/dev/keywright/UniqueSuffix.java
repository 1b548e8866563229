package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Ends the last column of a key with random characters, so that two rows with the same values do
 * not replace one another. When {@code of} makes the key of an entity, {@link
 * java.security.SecureRandom} draws the characters from {@code [0-9a-z]}.
 *
 * <p>The key has the suffix as one more part, {@code uniqueSuffix}. You need the whole key to read
 * one row again; scans over the parts before it do not need the suffix. The suffix is last, so it
 * does not spread writes.
 */
@Target(ElementType.TYPE)
@Repeatable(UniqueSuffix.List.class)
public @interface UniqueSuffix {
  /**
   * The number of characters: 1 to 64. Among n rows that are equal in all other parts, two have the
   * same suffix with a probability of about {@code n * n / (2 * 36^length)}.
   */
  int length() default 8;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Suffixes of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    UniqueSuffix[] value();
  }
}
