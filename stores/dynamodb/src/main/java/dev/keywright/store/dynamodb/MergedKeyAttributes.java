package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The attributes of several keys while they are put into one item. */
final class MergedKeyAttributes {
  private final Map<String, AttributeValue> attributes = new LinkedHashMap<>();
  private final Map<String, Key> owners = new LinkedHashMap<>();

  void add(Key key, Map<String, Object> columns) {
    columns.forEach((name, content) -> add(key, name, AttributeValues.of(content)));
  }

  void addAttributes(Key key, Map<String, AttributeValue> columns) {
    columns.forEach((name, attribute) -> add(key, name, attribute));
  }

  private void add(Key key, String name, AttributeValue attribute) {
    AttributeValue before = attributes.putIfAbsent(name, attribute);
    Key owner = owners.putIfAbsent(name, key);
    if (before != null && !before.equals(attribute)) {
      throw new IllegalArgumentException(
          "attribute "
              + name
              + " has different contents in "
              + owner
              + " and in "
              + key
              + "; give each key attributes of its own, such as column = \"GSI1"
              + name
              + "\"");
    }
  }

  Map<String, AttributeValue> attributes() {
    return Collections.unmodifiableMap(attributes);
  }
}
