package dev.keywright.processor.describe;

import com.grack.nanojson.JsonWriter;
import dev.keywright.description.key.JsonField;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Writes records as JSON objects, in the order of their components; what is empty is left out. */
final class RecordJson {
  /** What is found by reflection, once for each class: each search makes all of it anew. */
  private static final ClassValue<List<Field>> FIELDS =
      new ClassValue<>() {
        @Override
        protected List<Field> computeValue(Class<?> type) {
          return Stream.of(type.getRecordComponents()).map(Field::of).toList();
        }
      };

  private RecordJson() {}

  /** A field of the object, and the component of the record that it is. */
  private record Field(String name, boolean omitsEmpty, Method accessor) {
    static Field of(RecordComponent component) {
      JsonField field = component.getAnnotation(JsonField.class);
      boolean hasName = field != null && !field.value().isEmpty();
      return new Field(
          hasName ? field.value() : component.getName(),
          field != null && field.omitsEmpty(),
          component.getAccessor());
    }

    Object of(Record described) {
      try {
        return accessor.invoke(described);
      } catch (ReflectiveOperationException impossible) {
        throw new LinkageError(accessor + " is public", impossible);
      }
    }
  }

  static String of(Record described) {
    return JsonWriter.indent("  ").string().value(fields(described)).done() + "\n";
  }

  private static Map<String, Object> fields(Record described) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Field field : FIELDS.get(described.getClass())) {
      value(field.of(described))
          .filter(it -> !(field.omitsEmpty() && it instanceof List<?> list && list.isEmpty()))
          .ifPresent(it -> fields.put(field.name(), it));
    }
    return fields;
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
