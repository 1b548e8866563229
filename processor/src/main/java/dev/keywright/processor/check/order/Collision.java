package dev.keywright.processor.check.order;

import dev.keywright.processor.check.counterexample.SamplePart;
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
  static Optional<Collision> first(SamplePart samples, List<Object> values) {
    SamplePart after = samples.at(samples.index() + 1);
    List<Part> parts = List.of(samples.part(), after.part());
    Map<String, List<Object>> byKey = new LinkedHashMap<>();
    List<Object> following = written(after, SeparatedValues.of(after));
    for (Object value : written(samples, values)) {
      for (Object next : following) {
        List<Object> pair = List.of(value, next);
        String key = samples.with(value, next);
        List<Object> earlier = byKey.putIfAbsent(key, pair);
        if (earlier != null) {
          return Optional.of(new Collision(parts, earlier, pair, key));
        }
      }
    }
    return Optional.empty();
  }

  private static List<Object> written(SamplePart samples, List<Object> values) {
    return values.stream().filter(samples::isWritten).toList();
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
