package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that rows exist which were written in this layout. A change of the key that would make them
 * unreachable is then an error, unless it is declared as a new version.
 *
 * <p>The newest version must be the {@code LAYOUT} of the key as it is now, or differ from it only
 * in what lets the key take more values, such as a larger {@code max}. For each older one the key
 * has a decoder, {@code decodeV1}, so that rows can be moved.
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@Repeatable(FrozenLayout.List.class)
public @interface FrozenLayout {
  /** 1 for the first, and higher for each newer one. */
  int version();

  /**
   * The {@code LAYOUT} of the generated key when the rows were written. If the newest version has
   * none, nothing is frozen yet, and the build prints the whole annotation, ready to be pasted.
   */
  String signature() default "";

  /** The name of the key; the default key has no name. */
  String key() default "";

  /** Several versions. */
  @Retention(RetentionPolicy.CLASS)
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    FrozenLayout[] value();
  }
}
