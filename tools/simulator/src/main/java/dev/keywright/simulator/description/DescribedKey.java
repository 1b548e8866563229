package dev.keywright.simulator.description;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.keywright.layout.signature.LayoutSignature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is known of a key that is to be simulated: its layout, and what the author declared.
 *
 * @param title the key, for people
 * @param store the constant of {@code dev.keywright.Store}
 * @param facts by part
 */
public record DescribedKey(
    String title,
    LayoutSignature layout,
    Optional<String> store,
    OptionalLong rows,
    OptionalLong bytesPerRow,
    OptionalLong peakWritesPerSecond,
    Map<String, PartFacts> facts) {

  public DescribedKey {
    facts = Map.copyOf(facts);
  }

  /** A key of which only the layout is known. */
  public static DescribedKey of(String title, LayoutSignature layout) {
    return new DescribedKey(
        title,
        layout,
        Optional.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        OptionalLong.empty(),
        Map.of());
  }

  /**
   * Reads a description as {@code META-INF/keywright/} has it.
   *
   * @throws MalformedDescriptionException if it is none
   */
  public static DescribedKey parse(String json) {
    JsonNode key = tree(json);
    if (!key.path("layout").isTextual() || !key.path("class").isTextual()) {
      throw new MalformedDescriptionException("it has no layout and class");
    }
    JsonNode volume = key.path("volume");
    Map<String, PartFacts> facts = new LinkedHashMap<>();
    for (JsonNode column : key.path("columns")) {
      for (JsonNode part : column.path("parts")) {
        facts.put(part.path("name").asText(), facts(part.path("facts")));
      }
    }
    String binaryName = key.path("class").asText();
    return new DescribedKey(
        binaryName.substring(binaryName.lastIndexOf('.') + 1),
        LayoutSignature.parse(key.path("layout").asText()),
        Optional.ofNullable(key.path("store").textValue()),
        number(volume.path("rows")),
        number(volume.path("bytesPerRow")),
        number(volume.path("peakWritesPerSecond")),
        facts);
  }

  static JsonNode tree(String json) {
    try {
      return JsonMapper.builder().build().readTree(json);
    } catch (JsonProcessingException broken) {
      throw new MalformedDescriptionException("it is no JSON: " + broken.getOriginalMessage());
    }
  }

  private static OptionalLong number(JsonNode field) {
    return field.canConvertToLong() && field.asLong() > 0
        ? OptionalLong.of(field.asLong())
        : OptionalLong.empty();
  }

  private static PartFacts facts(JsonNode declared) {
    OptionalLong cardinality = OptionalLong.empty();
    boolean monotonic = false;
    boolean unique = false;
    List<String> determinedBy = new ArrayList<>();
    for (JsonNode fact : declared) {
      JsonNode value = fact.path("value");
      switch (fact.path("fact").asText()) {
        case "cardinality" -> cardinality = number(value);
        case "monotonic" -> monotonic = value.asBoolean();
        case "unique" -> unique = value.asBoolean();
        case "determinedBy" -> value.forEach(name -> determinedBy.add(name.asText()));
        default -> {}
      }
    }
    return new PartFacts(cardinality, monotonic, unique, determinedBy);
  }

  /** The same key in another layout. */
  DescribedKey with(String otherTitle, LayoutSignature other) {
    return new DescribedKey(
        otherTitle, other, store, rows, bytesPerRow, peakWritesPerSecond, facts);
  }

  /** What is declared of a part. */
  PartFacts facts(String part) {
    return facts.getOrDefault(part, PartFacts.NONE);
  }
}
