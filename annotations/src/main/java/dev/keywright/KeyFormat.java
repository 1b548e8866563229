package dev.keywright;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Sets the format of all keys of this entity. Without this annotation, it is {@link Format#TEXT}.
 *
 * <pre>{@code
 * @KeyFormat(Format.BINARY)
 * record Reading(
 *     @PartitionKey(order = 0) int sensor,
 *     @PartitionKey(order = 1, direction = Direction.DESC) Instant at) {}
 * }</pre>
 */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface KeyFormat {
  /** The format. */
  Format value();
}
