package dev.keywright.store.dynamodb;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/**
 * Which parts of the keys are attributes of the item, too.
 *
 * @param names the attributes of parts that have another name, by part
 * @param notStored the attributes that are in a key alone
 */
record KeyMembers(Map<String, String> names, Set<String> notStored) {
  static final KeyMembers BY_NAME = new KeyMembers(Map.of(), Set.of());

  KeyMembers {
    names = Map.copyOf(names);
    notStored = Set.copyOf(notStored);
  }

  KeyMembers member(String part, String attribute) {
    Map<String, String> more = new LinkedHashMap<>(names);
    more.put(part, attribute);
    return new KeyMembers(more, notStored);
  }

  KeyMembers withoutStored(String attribute) {
    Set<String> more = new LinkedHashSet<>(notStored);
    more.add(attribute);
    return new KeyMembers(names, more);
  }

  /** The members of a key that the class of the items has. */
  <T> List<MemberPart> of(ComputedKey<T> key, TableSchema<T> properties) {
    return key.parts().stream()
        .flatMap(
            part ->
                MemberPart.of(part, names.getOrDefault(part.name(), part.name()), properties)
                    .stream())
        .toList();
  }
}
