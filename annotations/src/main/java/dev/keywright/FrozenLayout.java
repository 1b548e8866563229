package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Says that rows of this layout exist. A change of the key that would make them unreachable is then
 * an error, unless you declare it as a new version.
 *
 * <p>The newest version must be the key's current {@code LAYOUT}. It may differ only if the key now
 * takes more values, for example with a larger {@code max}, or another name for a part. For each
 * older version, the key has a decoder and a record of its parts, such as {@code decodeV1} and
 * {@code V1}, to move its rows.
 */
@Target(ElementType.TYPE)
@Repeatable(FrozenLayout.List.class)
public @interface FrozenLayout {
  /** 1 for the first version, and higher for each newer version. */
  int version();

  /**
   * The {@code LAYOUT} of the generated key when the rows were written. If the newest version has
   * no signature, nothing is frozen yet, and the build prints the whole annotation for you to
   * paste.
   */
  String signature() default "";

  /**
   * The name of the key; the default key has no name. Without it and without a signature, the build
   * prints the signature of every key of the entity, and on a family of every member.
   */
  String key() default "";

  /** Several versions. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    FrozenLayout[] value();
  }
}
