package dev.keywright.processor.describe;

import dev.keywright.description.finding.PlacedFinding;
import dev.keywright.processor.finding.Finding;
import java.util.List;

/**
 * What was found in an entity, for the description of one of its keys.
 *
 * @param ofAllKeys what is about none of its keys alone
 * @param placed all of it, with places
 */
public record FoundInEntity(List<Finding> ofAllKeys, List<PlacedFinding> placed) {

  /** What a description of a key has; only the first one has the places. */
  public FoundInEntity of(boolean isFirst) {
    return isFirst ? this : new FoundInEntity(ofAllKeys, List.of());
  }
}
