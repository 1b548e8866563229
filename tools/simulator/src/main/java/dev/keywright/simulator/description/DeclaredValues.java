package dev.keywright.simulator.description;

import dev.keywright.description.key.PartDescription;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a description declares about the values of a part.
 *
 * @param cardinality how many values there are
 * @param determinedBy the parts that tell its value
 */
public record DeclaredValues(
    OptionalLong cardinality, boolean monotonic, boolean unique, List<String> determinedBy) {
  /** Nothing is declared. */
  public static final DeclaredValues NONE =
      new DeclaredValues(OptionalLong.empty(), false, false, List.of());

  static DeclaredValues of(PartDescription part) {
    List<?> determinedBy = part.fact("determinedBy", List.class).orElse(List.of());
    return new DeclaredValues(
        part.fact("cardinality", Number.class).stream()
            .mapToLong(Number::longValue)
            .filter(it -> it > 0)
            .findFirst(),
        part.fact("monotonic", Boolean.class).orElse(false),
        part.fact("unique", Boolean.class).orElse(false),
        determinedBy.stream().map(String::valueOf).toList());
  }
}
