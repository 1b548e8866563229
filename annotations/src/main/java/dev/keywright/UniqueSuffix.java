package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Ends the last column of a key with random characters, so that two rows with the same values do
 * not replace one another. They are drawn from {@code [0-9a-z]} by {@link
 * java.security.SecureRandom} when {@code of} makes the key of an entity.
 *
 * <p>The key has the suffix as one more part, {@code uniqueSuffix}. To read one row again its whole
 * key is needed; scans of the parts before it need none of it. It does not spread rows: it stands
 * last.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(UniqueSuffix.List.class)
public @interface UniqueSuffix {
  /**
   * How many characters: 1 to 64. Of n rows that are alike in all other parts, two have the same
   * suffix with a probability of about {@code n * n / (2 * 36^length)}.
   */
  int length() default 8;

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Suffixes of several keys. */
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    UniqueSuffix[] value();
  }
}
