package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * All keys of the items of a table: what they write into an item, and give back to one.
 *
 * @param keys the key of the table, then those of indexes
 * @param notStored the attributes that are in the keys alone
 */
record AllItemKeys<T>(TableSchema<T> properties, List<KeptKey<T>> keys, Set<String> notStored) {

  static <T> AllItemKeys<T> of(
      TableSchema<T> properties, List<ComputedKey<T>> keys, KeyMembers members) {
    return new AllItemKeys<>(
        properties,
        keys.stream().map(key -> new KeptKey<>(key, members.of(key, properties))).toList(),
        members.notStored());
  }

  /**
   * The attributes of the keys of an item.
   *
   * @throws IllegalArgumentException if two keys have different contents for one attribute, or a
   *     value that is not stored does not come back from them
   */
  Map<String, AttributeValue> attributes(T item) {
    MergedKeyAttributes attributes = new MergedKeyAttributes();
    Map<String, AttributeValue> held = new LinkedHashMap<>();
    for (KeptKey<T> key : keys) {
      Optional<Key> made = key.key().key().apply(item);
      made.ifPresent(it -> key.key().addTo(attributes, it));
      if (made.isPresent() && !notStored.isEmpty()) {
        key.attributes(made.get().columns()).forEach(held::putIfAbsent);
      }
    }
    for (String attribute : new TreeSet<>(notStored)) {
      requireHeld(attribute, properties.attributeValue(item, attribute), held.get(attribute));
    }
    return attributes.attributes();
  }

  private static void requireHeld(
      String attribute, @Nullable AttributeValue value, @Nullable AttributeValue held) {
    if (!Objects.equals(value, held)) {
      throw new IllegalArgumentException(
          "attribute "
              + attribute
              + " is "
              + value
              + ", but the key holds "
              + held
              + "; it is not stored, so its value would be lost: make the key of the value as it is,"
              + " or leave .notStored(\""
              + attribute
              + "\") out");
    }
  }

  /**
   * An item with the attributes that only its keys have: those of the table's key first, and what a
   * key rounds last.
   *
   * @param isRepairing whether a key that is none of the layout fills nothing, and is no error
   */
  Map<String, AttributeValue> filled(Map<String, AttributeValue> stored, boolean isRepairing) {
    Map<String, AttributeValue> all = new LinkedHashMap<>(stored);
    for (boolean isRounded : new boolean[] {false, true}) {
      for (KeptKey<T> key : keys) {
        try {
          key.fill(all, isRounded);
        } catch (IllegalArgumentException otherKey) {
          if (!isRepairing) {
            throw otherKey;
          }
        }
      }
    }
    return all;
  }

  /** An item without the attributes that are keys and no properties. */
  Map<String, AttributeValue> withoutKeys(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> others = new LinkedHashMap<>(item);
    keys.forEach(key -> key.key().names().forEach(others::remove));
    return others;
  }

  /**
   * Refuses an item that is stored under other keys than its attributes make.
   *
   * @param filled its attributes, with those that its keys gave back
   * @throws IllegalStateException if it is
   */
  void requireSame(T item, Map<String, AttributeValue> stored, Map<String, AttributeValue> filled) {
    List<String> names = properties.attributeNames();
    boolean isWhole =
        !names.isEmpty() && names.stream().noneMatch(name -> KeptKey.isMissing(filled, name));
    keys.forEach(key -> key.requireSame(item, stored, isWhole));
  }
}
