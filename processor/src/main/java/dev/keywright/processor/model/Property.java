package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;

/**
 * The member of the entity that holds the value of a part, as generated code sees it.
 *
 * @param type the type that users see: the wrapper if it is one, a primitive instead of its box
 * @param boxed whether the entity may hold null here
 * @param nullable whether the entity says that it may hold null here
 * @param wrappings the single-value types around the value, outermost first
 * @param access how the entity hands it out: {@code deviceId()}, or {@code deviceId} for a field;
 *     empty for a part that ends the key and that no member holds
 * @param changedBy what may change the value after the row is written, as users name it: {@code
 *     setSellerId}, {@code @LastModifiedDate}, {@code the field sellerId}; empty if nothing is
 *     known to
 */
public record Property(
    TypeRef type,
    boolean boxed,
    boolean nullable,
    List<SingleValueAccess> wrappings,
    String access,
    Optional<String> changedBy) {

  /** What no member of the entity holds. */
  public static Property none(TypeRef type) {
    return new Property(type, false, false, List.of(), "", Optional.empty());
  }
}
