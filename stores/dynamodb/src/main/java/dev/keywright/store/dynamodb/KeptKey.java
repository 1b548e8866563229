package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.Shown;
import dev.keywright.store.StoredColumns;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A key, and what of it the items have as attributes.
 *
 * @param members its parts that are attributes of the item, too
 */
record KeptKey<T>(ComputedKey<T> key, List<MemberPart> members) {
  private static final String FIX_OF_TABLE =
      ". Saved again, it would be stored twice. To repair such items, read them with a schema that"
          + " is .repairing(), save them, and delete those under the old keys";
  private static final String FIX_OF_INDEX =
      ". To repair such items, read them with a schema that is .repairing(), and save them: their"
          + " entries of that index move";

  static boolean isMissing(Map<String, AttributeValue> item, String attribute) {
    AttributeValue value = item.get(attribute);
    return value == null || Boolean.TRUE.equals(value.nul());
  }

  /** Whether an item has the whole key. A projection may not, nor an item that no index has. */
  boolean isIn(Map<String, AttributeValue> item) {
    return key.columns().stream().noneMatch(column -> isMissing(item, column.name()));
  }

  /** Whether each part is an attribute, so that an item has all that its key is made of. */
  boolean isOfMembers() {
    return members.size() == key.parts().size();
  }

  /**
   * Adds the attributes that an item has not, by the values of its stored key.
   *
   * @param isRounded whether those that the key rounds, or the others
   * @throws dev.keywright.runtime.MalformedKeyException if the key is none of the layout
   */
  void fill(Map<String, AttributeValue> item, boolean isRounded) {
    List<MemberPart> missing =
        members.stream()
            .filter(it -> it.isRounded() == isRounded && isMissing(item, it.attribute()))
            .toList();
    if (!missing.isEmpty() && isIn(item)) {
      item.putAll(attributes(missing, key.keys().columns(item).all()));
    }
  }

  /** The attributes that are not rounded, as the columns of a key hold them. */
  Map<String, AttributeValue> attributes(Map<String, Object> columns) {
    return attributes(members.stream().filter(it -> !it.isRounded()).toList(), columns);
  }

  private Map<String, AttributeValue> attributes(
      List<MemberPart> asked, Map<String, Object> columns) {
    Map<String, Object> values = key.values(columns);
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    asked.forEach(
        it ->
            attributes.put(
                it.attribute(), it.attributeOf(Objects.requireNonNull(values.get(it.part())))));
    return attributes;
  }

  /**
   * Refuses an item whose key is not the one that it is stored under.
   *
   * @param stored the attributes as they were read
   * @param isWhole whether the item has all of its attributes: of a part of them, a key that is
   *     made of others cannot be told
   */
  void requireSame(T item, Map<String, AttributeValue> stored, boolean isWhole) {
    if (!isIn(stored) || key.drawsSuffix(members) || !(isWhole || isOfMembers())) {
      return;
    }
    StoredColumns found = key.keys().columns(stored);
    Optional<Key> made;
    try {
      made = key.key().apply(item);
    } catch (RuntimeException refused) {
      if (isWhole) {
        throw new IllegalStateException(
            "the item is stored as " + shown(found) + ", but its attributes make no key" + fix(),
            refused);
      }
      return;
    }
    Optional<StoredColumns> columns = made.map(it -> StoredColumns.of(it.columns()));
    if (!columns.equals(Optional.of(found))) {
      throw new IllegalStateException(
          "the item is stored as "
              + shown(found)
              + ", but its attributes make "
              + columns.map(it -> "the key " + shown(it)).orElse("no entry of that sparse index")
              + fix());
    }
  }

  /**
   * What to do: under another key of the table there would be two items, in an index there is one.
   */
  private String fix() {
    return key.isOfTable() ? FIX_OF_TABLE : FIX_OF_INDEX;
  }

  private static String shown(StoredColumns columns) {
    return columns.all().entrySet().stream()
        .map(column -> column.getKey() + " = " + Shown.bound(column.getValue()))
        .collect(Collectors.joining(", "));
  }
}
