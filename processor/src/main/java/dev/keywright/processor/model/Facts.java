package dev.keywright.processor.model;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What the author declares about the values of a part with {@code @Domain}.
 *
 * @param spot the {@code @Domain} annotation, or the part's own if there is none
 */
public record Facts(
    OptionalLong min,
    OptionalLong max,
    OptionalInt maxLength,
    Optional<String> alphabet,
    SourceSpot spot) {

  /** Nothing is declared. */
  public static Facts none(SourceSpot spot) {
    return new Facts(
        OptionalLong.empty(), OptionalLong.empty(), OptionalInt.empty(), Optional.empty(), spot);
  }
}
