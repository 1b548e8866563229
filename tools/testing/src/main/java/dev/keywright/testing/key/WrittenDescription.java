package dev.keywright.testing.key;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What the processor wrote beside a key class: an example of the key, and where facts are from. */
public final class WrittenDescription {
  private final Map<?, ?> json;

  private WrittenDescription(Map<?, ?> json) {
    this.json = json;
  }

  /** The description of a key; empty if the class was compiled without one. */
  public static Optional<WrittenDescription> of(Class<?> key) {
    String path = "META-INF/keywright/" + key.getName() + ".json";
    try (InputStream in = key.getClassLoader().getResourceAsStream(path)) {
      return in == null
          ? Optional.empty()
          : Optional.of(
              new WrittenDescription(JsonText.object(new String(in.readAllBytes(), UTF_8))));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /**
   * A fact about the values of a part.
   *
   * @param name such as {@code max}
   * @param from the annotation: {@code @Domain}, or {@code @Domain of UserId.value} at a type
   */
  public record Fact(String part, String name, String value, String from) {}

  /** The facts of all parts. */
  public List<Fact> facts() {
    List<Fact> facts = new ArrayList<>();
    for (Map<?, ?> column : maps(json.get("columns"))) {
      for (Map<?, ?> part : maps(column.get("parts"))) {
        maps(part.get("facts"))
            .forEach(
                it ->
                    facts.add(
                        new Fact(
                            String.valueOf(part.get("name")),
                            String.valueOf(it.get("fact")),
                            String.valueOf(it.get("value")),
                            String.valueOf(it.get("from")))));
      }
    }
    return facts;
  }

  /**
   * A named query.
   *
   * @param range the part between two values
   * @param prefix the part that begins with a value
   */
  public record Pattern(
      String name, List<String> equal, Optional<String> range, Optional<String> prefix) {}

  /** The named queries of the key. */
  public List<Pattern> patterns() {
    return maps(json.get("patterns")).stream()
        .map(
            it ->
                new Pattern(
                    String.valueOf(it.get("name")),
                    it.get("equal") instanceof List<?> all
                        ? all.stream().map(String::valueOf).toList()
                        : List.of(),
                    Optional.ofNullable(it.get("range")).map(String::valueOf),
                    Optional.ofNullable(it.get("prefix")).map(String::valueOf)))
        .toList();
  }

  /** The columns of the example, by name; empty if one column has none. */
  public Optional<Map<String, Object>> example() {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (Map<?, ?> column : maps(json.get("columns"))) {
      if (!(column.get("example") instanceof Map<?, ?> example)) {
        return Optional.empty();
      }
      columns.put(String.valueOf(column.get("name")), content(example));
    }
    return Optional.of(columns);
  }

  private static Object content(Map<?, ?> example) {
    if (example.get("hex") instanceof String hex) {
      return HexFormat.of().parseHex(hex);
    }
    return example.get("number") instanceof String number
        ? (Object) Long.valueOf(number)
        : String.valueOf(example.get("text"));
  }

  private static List<Map<?, ?>> maps(@Nullable Object list) {
    List<Map<?, ?>> maps = new ArrayList<>();
    if (list instanceof List<?> all) {
      all.forEach(it -> maps.add((Map<?, ?>) it));
    }
    return maps;
  }
}
