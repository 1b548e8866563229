package dev.keywright.store.dynamodb;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/** Refuses members and attributes of which no key could give a value back. */
final class MemberRules {
  private final TableSchema<?> properties;
  private final List<? extends KeptKey<?>> keys;
  private final String type;

  MemberRules(TableSchema<?> properties, List<? extends KeptKey<?>> keys) {
    this.properties = properties;
    this.keys = keys;
    this.type = properties.itemType().rawClass().getSimpleName();
  }

  /**
   * Checks all that was declared.
   *
   * @throws IllegalArgumentException if a part or an attribute is not there, or of another type, or
   *     an attribute that is not stored is in no key
   */
  void require(KeyMembers members, TableMetadata metadata) {
    members.names().forEach(this::requireMember);
    members.notStored().forEach(attribute -> requireKept(attribute, metadata));
  }

  private void requireMember(String part, String attribute) {
    if (!parts().contains(part)) {
      throw new IllegalArgumentException(
          "no key has a part "
              + part
              + ", only "
              + parts()
              + "; if it is one of an index, declare the index first");
    }
    if (!properties.attributeNames().contains(attribute)) {
      throw new IllegalArgumentException(
          type + " has no attribute " + attribute + ", only " + properties.attributeNames());
    }
    if (keys.stream()
        .flatMap(key -> key.members().stream())
        .noneMatch(member -> member.part().equals(part))) {
      throw new IllegalArgumentException(
          "part "
              + part
              + " and attribute "
              + attribute
              + " of "
              + type
              + " have different types; declare no member, and store the attribute");
    }
  }

  private void requireKept(String attribute, TableMetadata metadata) {
    if (metadata.keyAttributes().stream().anyMatch(key -> key.name().equals(attribute))) {
      throw new IllegalArgumentException(
          "attribute " + attribute + " is a column of a key itself, so it is stored");
    }
    List<MemberPart> found =
        keys.stream()
            .flatMap(key -> key.members().stream())
            .filter(member -> member.attribute().equals(attribute))
            .toList();
    if (found.isEmpty()) {
      throw new IllegalArgumentException(
          "attribute "
              + attribute
              + " is in no key of "
              + type
              + ", so it has to be stored; the keys have the parts "
              + parts()
              + ", and one with another name is declared first: .member(part, \""
              + attribute
              + "\")");
    }
    if (found.stream().allMatch(MemberPart::isRounded)) {
      throw new IllegalArgumentException(
          "attribute "
              + attribute
              + " has to be stored: the key of "
              + type
              + " rounds it, so the value would be lost");
    }
  }

  private Collection<String> parts() {
    Set<String> parts = new LinkedHashSet<>();
    keys.forEach(key -> key.key().parts().forEach(part -> parts.add(part.name())));
    return parts;
  }
}
