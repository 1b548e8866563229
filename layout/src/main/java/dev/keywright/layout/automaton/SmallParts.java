package dev.keywright.layout.automaton;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * All values of the parts of which an automaton alone does not tell enough.
 *
 * @param values of all of those parts, by part; none if they are too many to be listed
 */
public record SmallParts(List<Map<String, Object>> values) {
  private static final int MOST = 512;

  /** The values for some keys. */
  public static SmallParts of(KeyLanguage keys) {
    List<Map<String, Object>> all = List.of(Map.of());
    for (String part : keys.inexact()) {
      Optional<List<Object>> values = keys.values(part, MOST);
      if (values.isEmpty() || all.size() * values.get().size() > MOST) {
        return new SmallParts(List.of());
      }
      all = extended(all, part, values.get()).toList();
    }
    return new SmallParts(all);
  }

  /** All of these, each with every value of one more part. */
  public static Stream<Map<String, Object>> extended(
      List<Map<String, Object>> all, String part, List<Object> values) {
    return all.stream()
        .flatMap(
            each ->
                values.stream()
                    .map(
                        value -> {
                          Map<String, Object> longer = new LinkedHashMap<>(each);
                          longer.put(part, value);
                          return longer;
                        }));
  }
}
