package dev.keywright.processor.model;

import dev.keywright.layout.signature.ValueLimits;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * What is declared about the values of a part, with {@code @Domain} or with annotations of others.
 *
 * @param declared what is declared, by the attributes of {@code @Domain}: a {@code Long}, an {@code
 *     Integer} for a length, a {@code String} for an alphabet, a {@code Boolean}, or the names of
 *     parts or members. What is false or names nothing counts as not declared.
 * @param origins who says so
 */
public record Facts(Map<String, Object> declared, Origins origins) {
  /** All facts, by the attributes of {@code @Domain} that declare them. */
  public static final List<String> NAMES =
      List.of(
          "min",
          "max",
          "alphabet",
          "minLength",
          "maxLength",
          "cardinality",
          "step",
          "monotonic",
          "unique",
          "determinedBy",
          "uniqueWithin");

  public Facts {
    Map<String, Object> said = new LinkedHashMap<>();
    for (String name : NAMES) {
      Object value = declared.get(name);
      if (value != null && !value.equals(false) && !value.equals(List.of())) {
        said.put(name, value);
      }
    }
    declared = Collections.unmodifiableMap(said);
  }

  /** Nothing is declared. */
  public static Facts none(SourceSpot spot) {
    return new Facts(Map.of(), Origins.domain(spot));
  }

  /** These limits alone are declared. */
  public static Facts of(ValueLimits limits, SourceSpot spot) {
    return new Facts(limits.declared(), Origins.domain(spot));
  }

  /** The same facts with another value of one. */
  public Facts with(String fact, Object value) {
    return with(fact, value, origins);
  }

  private Facts with(String fact, @Nullable Object value, Origins by) {
    Map<String, Object> changed = new HashMap<>(declared);
    changed.put(fact, value);
    return new Facts(changed, by);
  }

  /**
   * The same facts without the one that an attribute of the part's {@code @Domain} declares; what
   * its single-value type says then holds.
   */
  public Facts without(String attribute) {
    List<Statement> left =
        origins.statements().stream()
            .map(it -> it.isOwn() ? new Statement("", it.facts().without(attribute)) : it)
            .toList();
    Optional<Statement> next = StatedFacts.first(left, attribute);
    Object instead = next.map(it -> it.facts().declared().get(attribute)).orElse(null);
    return with(attribute, instead, origins.with(left, attribute, next));
  }

  /** Whether one of these facts is declared. */
  public boolean says(String attribute) {
    return declared.containsKey(attribute);
  }

  /** What bounds each value. */
  public ValueLimits limits() {
    return new ValueLimits(
        number("min"),
        number("max"),
        Optional.ofNullable((String) declared.get("alphabet")),
        length("minLength"),
        length("maxLength"));
  }

  /** How many different values there are. */
  public OptionalLong cardinality() {
    return number("cardinality");
  }

  /** Whether new rows have larger values than old ones. */
  public boolean monotonic() {
    return says("monotonic");
  }

  /** What all values are multiples of, as the number that is written. */
  public OptionalLong step() {
    return number("step");
  }

  /** The parts that decide the value. */
  public List<String> determinedBy() {
    return names("determinedBy");
  }

  /** Whether no two rows have the same value. */
  public boolean unique() {
    return says("unique");
  }

  /** The members of the entity within which the value is unique, parts of the key or not. */
  public List<String> uniqueWithin() {
    return names("uniqueWithin");
  }

  private OptionalLong number(String fact) {
    return declared.get(fact) instanceof Long number
        ? OptionalLong.of(number)
        : OptionalLong.empty();
  }

  private OptionalInt length(String fact) {
    return declared.get(fact) instanceof Integer length
        ? OptionalInt.of(length)
        : OptionalInt.empty();
  }

  private List<String> names(String fact) {
    return declared.get(fact) instanceof List<?> names
        ? names.stream().map(String.class::cast).toList()
        : List.of();
  }
}
