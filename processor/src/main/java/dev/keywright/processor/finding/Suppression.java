package dev.keywright.processor.finding;

import dev.keywright.processor.model.SourceSpot;
import java.util.Optional;

/**
 * What {@code @AllowDesign} or {@code @SuppressWarnings} says about the findings of one check.
 *
 * @param check the id or the name, as it is written
 * @param reason of {@code @AllowDesign}; empty for {@code @SuppressWarnings}, which has none
 * @param isAddressed whether it names this processor; {@code @SuppressWarnings} speaks to all tools
 * @param part the part that it is on; empty for the entity and the types around it
 * @param isOfEntity whether it is on the entity or on a member; else it speaks of others too
 * @param spot the annotation
 */
public record Suppression(
    String check,
    Optional<String> reason,
    boolean isAddressed,
    Optional<String> part,
    boolean isOfEntity,
    SourceSpot spot) {

  /** The annotation as users write it. */
  public String shown() {
    if (reason.isPresent()) {
      return "@AllowDesign(check = \"" + check + "\")";
    }
    if (!isAddressed) {
      return "@SuppressWarnings(\"" + check + "\")";
    }
    return "@SuppressWarnings(\"keywright" + (check.isEmpty() ? "" : ":" + check) + "\")";
  }
}
