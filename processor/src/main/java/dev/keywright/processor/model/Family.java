package dev.keywright.processor.model;

import java.util.List;

/**
 * Entities that share one table, by one of their keys each.
 *
 * @param type the sealed interface
 * @param keyName the name of the key that every member has; empty for the default key
 * @param isPublic whether every package may use the interface, and so its key
 * @param members the keys of the permitted entities, in the order of the permits clause
 * @param isWhole whether all of them are here; one with a fault is left out
 * @param spot the annotation on the interface
 */
public record Family(
    TypeRef type,
    String keyName,
    boolean isPublic,
    List<Layout> members,
    boolean isWhole,
    SourceSpot spot) {

  public Family {
    members = List.copyOf(members);
  }

  /** Whether rows of it can be read: members that have other columns share no table. */
  public boolean canBeRead() {
    return !members.isEmpty()
        && members.stream()
            .allMatch(
                it -> it.format() == first().format() && columns(it).equals(columns(first())));
  }

  private static List<List<Object>> columns(Layout member) {
    return member.columns().stream()
        .map(
            it ->
                List.<Object>of(
                    it.name(), it.nativeType() ? it.parts().get(0).storedType().name() : ""))
        .toList();
  }

  /** Whether a family inside of this one, or before it, compares two members already. */
  public boolean isComparedInside(Layout one, Layout other) {
    return nearer(one).stream().anyMatch(nearer(other)::contains);
  }

  // The nearest families come first.
  private List<Membership> nearer(Layout member) {
    return member.entity().families().stream()
        .filter(it -> it.keyName().equals(keyName))
        .takeWhile(it -> !it.family().equals(type))
        .toList();
  }

  /** The member whose columns are those of the family. */
  public Layout first() {
    return members.get(0);
  }
}
