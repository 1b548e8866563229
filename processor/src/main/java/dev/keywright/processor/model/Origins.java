package dev.keywright.processor.model;

import java.util.Map;
import java.util.Optional;

/**
 * The annotations that declare the facts of a part.
 *
 * @param annotations by the name of the fact in {@code @Domain}, where that is not {@code @Domain}
 * @param clash the two annotations whose characters have none in common; then the alphabet is that
 *     of one
 * @param spot the {@code @Domain} annotation, or the part's own if there is none
 */
public record Origins(Map<String, String> annotations, Optional<Clash> clash, SourceSpot spot) {
  private static final String DOMAIN = "@Domain";

  /** Two annotations, each with what it says: {@code @Domain(alphabet = "0-9")}. */
  public record Clash(String one, String other) {}

  /** All facts are those of {@code @Domain}. */
  public static Origins domain(SourceSpot spot) {
    return new Origins(Map.of(), Optional.empty(), spot);
  }

  /** Whether {@code @Domain} has no say in a fact. */
  public boolean isForeign(String fact) {
    return !of(fact).startsWith(DOMAIN);
  }

  /** The annotation that declares a fact, as users write it: {@code @Domain}, {@code @Size}. */
  public String of(String fact) {
    return annotations.getOrDefault(fact, DOMAIN);
  }
}
