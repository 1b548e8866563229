package dev.keywright.processor.check.order;

import dev.keywright.processor.check.counterexample.SampleColumn;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.model.Part;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two different pairs of values of neighbouring parts that are encoded to the same key.
 *
 * @param one the values of the first pair, one for each part
 * @param other those of the second
 */
record Collision(List<Part> parts, List<Object> one, List<Object> other, String key) {

  /** Looks for one among some values of a part, and like ones of the part after it. */
  static Optional<Collision> first(SampleColumn column, int index, List<Object> values) {
    List<Part> parts = column.column().parts().subList(index, index + 2);
    Map<String, List<Object>> byKey = new LinkedHashMap<>();
    List<Object> following = written(column, index + 1, SeparatedValues.of(column, index + 1));
    for (Object value : written(column, index, values)) {
      for (Object next : following) {
        List<Object> pair = List.of(value, next);
        String key = column.with(index, value, next);
        List<Object> earlier = byKey.putIfAbsent(key, pair);
        if (earlier != null) {
          return Optional.of(new Collision(parts, earlier, pair, key));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Object> written(SampleColumn column, int index, List<Object> values) {
    return values.stream().filter(value -> column.isWritten(index, value)).toList();
  }

  /** As {@code a = "x", b = "y:z" and a = "x:y", b = "z" are both written "x:y:z"}. */
  String shown() {
    return equations(one) + " and " + equations(other) + " are both written " + ShownValue.of(key);
  }

  private String equations(List<Object> values) {
    return "%s = %s, %s = %s"
        .formatted(
            parts.get(0).name(),
            ShownValue.of(values.get(0)),
            parts.get(1).name(),
            ShownValue.of(values.get(1)));
  }
}
