package dev.keywright.processor.describe;

import com.grack.nanojson.JsonWriter;
import dev.keywright.description.key.JsonField;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Writes records as JSON objects, in the order of their components; what is empty is left out. */
final class RecordJson {
  private RecordJson() {}

  static String of(Record described) {
    return JsonWriter.indent("  ").string().value(fields(described)).done() + "\n";
  }

  private static Map<String, Object> fields(Record described) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (RecordComponent component : described.getClass().getRecordComponents()) {
      JsonField field = component.getAnnotation(JsonField.class);
      boolean omitsEmpty = field != null && field.omitsEmpty();
      boolean hasName = field != null && !field.value().isEmpty();
      value(content(component, described))
          .filter(it -> !(omitsEmpty && it instanceof List<?> list && list.isEmpty()))
          .ifPresent(it -> fields.put(hasName ? field.value() : component.getName(), it));
    }
    return fields;
  }

  private static Object content(RecordComponent component, Record described) {
    try {
      return component.getAccessor().invoke(described);
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError(component + " is public", impossible);
    }
  }

  private static Optional<Object> value(Object content) {
    if (content instanceof Optional<?> some) {
      return some.flatMap(RecordJson::value);
    }
    if (content instanceof OptionalLong some) {
      return some.isPresent() ? Optional.of(some.getAsLong()) : Optional.empty();
    }
    if (content instanceof Record described) {
      return Optional.of(fields(described));
    }
    if (content instanceof Collection<?> all) {
      return Optional.of(all.stream().flatMap(it -> value(it).stream()).toList());
    }
    if (content instanceof Enum<?> constant) {
      return Optional.of(constant.name());
    }
    return Optional.of(content);
  }
}
