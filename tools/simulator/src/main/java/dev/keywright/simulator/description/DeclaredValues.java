package dev.keywright.simulator.description;

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

  public DeclaredValues {
    determinedBy = List.copyOf(determinedBy);
  }
}
