package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Target;

/**
 * Sets the format of the keys of an entity, or of all members of a family. Without this annotation,
 * it is {@link Format#TEXT}.
 *
 * <pre>{@code
 * @KeyFormat(Format.BINARY)
 * record Reading(
 *     @PartitionKey(order = 0) int sensor,
 *     @PartitionKey(order = 1, direction = Direction.DESC) Instant at) {}
 * }</pre>
 */
@Target(ElementType.TYPE)
@Repeatable(KeyFormat.List.class)
public @interface KeyFormat {
  /** The format. */
  Format value();

  /**
   * The name of the key. Without it, the annotation holds for every key of the entity, and on a
   * family for every member; {@code key = ""} is the default key.
   */
  String key() default "";

  /** Formats of several keys. */
  @Target(ElementType.TYPE)
  @interface List {
    /** The annotations. */
    KeyFormat[] value();
  }
}
