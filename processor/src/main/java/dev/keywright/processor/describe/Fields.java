package dev.keywright.processor.describe;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The fields of a JSON object, in the order in which they are added; what is unknown is left out.
 */
final class Fields {
  private final Map<String, Object> fields = new LinkedHashMap<>();

  Fields add(String name, Object value) {
    fields.put(name, value);
    return this;
  }

  Fields add(String name, Optional<?> value) {
    value.ifPresent(it -> fields.put(name, it));
    return this;
  }

  Fields add(String name, OptionalLong value) {
    value.ifPresent(it -> fields.put(name, it));
    return this;
  }

  Fields add(String name, OptionalInt value) {
    value.ifPresent(it -> fields.put(name, it));
    return this;
  }

  /** Adds a list, if it is not empty. */
  Fields addAll(String name, Collection<?> values) {
    if (!values.isEmpty()) {
      fields.put(name, values);
    }
    return this;
  }

  /** Adds an object, if it has fields. */
  Fields addAll(String name, Map<String, Object> values) {
    if (!values.isEmpty()) {
      fields.put(name, values);
    }
    return this;
  }

  Map<String, Object> toMap() {
    return fields;
  }
}
