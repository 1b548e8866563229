package dev.keywright.processor.read;

import dev.keywright.description.store.Store;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.model.Volume;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.VariableElement;

/** Reads {@code @StoredIn} and {@code @Volume}. */
final class StoreAnnotations {
  private StoreAnnotations() {}

  /** The store; empty if the compiler could not make sense of it. */
  static Optional<StoredIn> storedIn(AnnotationValues values, SourceSpot spot) {
    if (values.get("value", VariableElement.class) == null) {
      return Optional.empty();
    }
    Map<String, Long> limits = new TreeMap<>();
    for (String name : values.names()) {
      AnnotationValue value = values.find(name);
      if (value != null && value.getValue() instanceof Number limit && limit.longValue() != 0) {
        limits.put(name, limit.longValue());
      }
    }
    Store store = values.constant("value", Store.class);
    return Optional.of(new StoredIn(store, Map.copyOf(limits), spot));
  }

  static Volume volume(AnnotationValues values, SourceSpot spot) {
    return new Volume(
        known(values, "rows"),
        known(values, "bytesPerRow"),
        known(values, "peakWritesPerSecond"),
        spot);
  }

  private static OptionalLong known(AnnotationValues values, String name) {
    long value = values.number(name);
    return value == 0 ? OptionalLong.empty() : OptionalLong.of(value);
  }
}
