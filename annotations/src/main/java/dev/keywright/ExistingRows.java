package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Says that rows with this key exist, so its bytes cannot change any more.
 *
 * <pre>{@code
 * @ExistingRows(reason = "written by the billing service since 2016")
 * }</pre>
 *
 * <p>A part that sorts wrongly is then not an error. The key is generated without the scans that
 * would be wrong, and a note lists the scans that stay correct. A fault that confuses two rows, or
 * makes a key unreadable, stays an error. No finding proposes a change of the bytes.
 */
@Target(ElementType.TYPE)
@Repeatable(ExistingRows.List.class)
public @interface ExistingRows {
  /** Where the rows come from, and why they cannot be written again; not blank. */
  String reason();

  /**
   * The name of the key. Without it, the annotation holds for every key of the entity, and on a
   * family for every member; {@code key = ""} is the default key.
   */
  String key() default "";

  /** Existing rows of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    ExistingRows[] value();
  }
}
