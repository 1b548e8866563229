package dev.keywright.processor.model;

import java.util.List;

/**
 * Entities that share one table, by one of their keys each.
 *
 * @param type the sealed interface
 * @param keyName the name of the key that every member has; empty for the default key
 * @param isPublic whether every package may use the interface, and so its key
 * @param members the keys of the permitted entities, in the order of the permits clause
 * @param spot the annotation on the interface
 */
public record Family(
    TypeRef type, String keyName, boolean isPublic, List<Layout> members, SourceSpot spot) {

  public Family {
    members = List.copyOf(members);
  }

  /** The member whose columns are those of the family. */
  public Layout first() {
    return members.get(0);
  }
}
