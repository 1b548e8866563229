package dev.keywright.processor.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The annotations that declare the facts of a part.
 *
 * @param annotations by the name of the fact in {@code @Domain}, where that is not the
 *     {@code @Domain} of the part
 * @param clash the two annotations whose characters have none in common; then the alphabet is that
 *     of one
 * @param spot the {@code @Domain} annotation of the part, or the part's own if there is none
 * @param statements what each {@code @Domain} says, that of the part first, then those of its
 *     single-value types from the outside in; none unless one of these has any
 */
public record Origins(
    Map<String, String> annotations,
    Optional<Clash> clash,
    SourceSpot spot,
    List<Statement> statements) {
  static final String DOMAIN = "@Domain";

  public Origins {
    annotations = Map.copyOf(annotations);
    statements = List.copyOf(statements);
  }

  /** Two annotations, each with what it says: {@code @Domain(alphabet = "0-9")}. */
  public record Clash(String one, String other) {}

  /** All facts are those of {@code @Domain}. */
  public static Origins domain(SourceSpot spot) {
    return new Origins(Map.of(), Optional.empty(), spot, List.of());
  }

  /** Whether the {@code @Domain} of the part has no say in a fact. */
  public boolean isForeign(String fact) {
    String by = of(fact);
    return !by.equals(DOMAIN) && !by.startsWith(DOMAIN + " and ");
  }

  /**
   * The annotation that declares a fact, as users write it: {@code @Domain}, {@code @Size},
   * {@code @Domain of UserId.value}.
   */
  public String of(String fact) {
    return annotations.getOrDefault(fact, DOMAIN);
  }

  /** What a single-value type says, if it is that which declares a fact. */
  public Optional<Statement> ofType(String fact) {
    return StatedFacts.first(statements, fact)
        .filter(it -> !it.isOwn() && it.origin().equals(of(fact)));
  }

  /** What a message says after a problem: nothing, or {@code (@Domain of UserId.value)}. */
  public String remark(String fact) {
    return ofType(fact).map(it -> " (" + it.origin() + ")").orElse("");
  }

  /** An annotation and what it says: {@code @Domain(max = 7) of UserId.value}. */
  public static String shown(String annotation, String attribute, Object value) {
    String said =
        value instanceof String text
            ? "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\""
            : String.valueOf(value);
    int end = annotation.indexOf(' ');
    int at = end < 0 ? annotation.length() : end;
    return annotation.substring(0, at)
        + "("
        + attribute
        + " = "
        + said
        + ")"
        + annotation.substring(at);
  }

  /** The same where one fact is declared by another statement, or by none. */
  Origins with(List<Statement> others, String fact, Optional<Statement> by) {
    Map<String, String> changed = new HashMap<>(annotations);
    changed.remove(fact);
    by.filter(it -> !it.isOwn()).ifPresent(it -> changed.put(fact, it.origin()));
    return new Origins(changed, clash, spot, others);
  }
}
