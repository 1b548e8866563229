package dev.keywright.processor.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The facts that several {@code @Domain} of one part state together: each is that of the first
 * statement that declares it. KW017 reports a statement that allows what a later one rules out.
 */
public final class StatedFacts {
  private StatedFacts() {}

  /**
   * What holds of a part.
   *
   * @param own what the part says of itself
   * @param ofTypes what its single-value types say, from the outside in
   */
  public static Facts of(Facts own, List<Statement> ofTypes) {
    if (ofTypes.isEmpty()) {
      return own;
    }
    List<Statement> all = new ArrayList<>(List.of(new Statement("", own)));
    all.addAll(ofTypes);
    Map<String, Object> said = new HashMap<>();
    Map<String, String> origins = new HashMap<>();
    for (Statement statement : all) {
      statement
          .facts()
          .declared()
          .forEach(
              (fact, value) -> {
                if (said.putIfAbsent(fact, value) == null && !statement.isOwn()) {
                  origins.put(fact, statement.origin());
                }
              });
    }
    return new Facts(said, new Origins(origins, Optional.empty(), own.origins().spot(), all));
  }

  /** The first statement that declares a fact. */
  static Optional<Statement> first(List<Statement> statements, String fact) {
    return statements.stream().filter(it -> it.facts().says(fact)).findFirst();
  }

  /** Whether one statement of a fact allows nothing that another one rules out. */
  public static boolean narrows(String fact, Facts outer, Facts inner) {
    Object said = outer.declared().get(fact);
    Object before = inner.declared().get(fact);
    if (said instanceof String alphabet && before instanceof String other) {
      return narrows(alphabet, other);
    }
    if (!(said instanceof Number number && before instanceof Number bound)) {
      // Two names of parts, or two flags, can both be true.
      return true;
    }
    return switch (fact) {
      case "min", "minLength" -> number.longValue() >= bound.longValue();
      case "step" -> bound.longValue() < 1 || number.longValue() % bound.longValue() == 0;
      default -> number.longValue() <= bound.longValue();
    };
  }

  // What cannot be read is for another check.
  private static boolean narrows(String outer, String inner) {
    return PartCharacters.read(inner)
        .flatMap(all -> PartCharacters.read(outer).map(all::containsAll))
        .orElse(true);
  }
}
