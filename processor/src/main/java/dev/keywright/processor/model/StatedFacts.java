package dev.keywright.processor.model;

import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.runtime.alphabet.Alphabet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * The facts that several {@code @Domain} of one part state together: each is that of the first
 * statement that declares it. KW017 reports a statement that allows what a later one rules out.
 */
public final class StatedFacts {
  private static final List<String> FACTS =
      List.of(
          "min",
          "max",
          "alphabet",
          "minLength",
          "maxLength",
          "determinedBy",
          "unique",
          "uniqueWithin",
          "cardinality",
          "monotonic",
          "step");

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
    Statement first = new Statement("", own);
    List<Statement> all = new ArrayList<>(List.of(first));
    all.addAll(ofTypes);
    Map<String, String> origins = new HashMap<>();
    for (String fact : FACTS) {
      first(all, fact).filter(it -> !it.isOwn()).ifPresent(it -> origins.put(fact, it.origin()));
    }
    return picked(
        fact -> first(all, fact).orElse(first).facts(),
        new Origins(origins, Optional.empty(), own.origins().spot(), all));
  }

  /** The first statement that declares a fact. */
  static Optional<Statement> first(List<Statement> statements, String fact) {
    return statements.stream().filter(it -> it.facts().says(fact)).findFirst();
  }

  /** Facts of which each is taken from others. */
  static Facts picked(Function<String, Facts> from, Origins origins) {
    return new Facts(
        new ValueLimits(
            from.apply("min").limits().min(),
            from.apply("max").limits().max(),
            from.apply("alphabet").limits().alphabet(),
            from.apply("minLength").limits().minLength(),
            from.apply("maxLength").limits().maxLength()),
        from.apply("cardinality").cardinality(),
        from.apply("monotonic").monotonic(),
        from.apply("step").step(),
        new Facts.Identity(
            from.apply("determinedBy").determinedBy(),
            from.apply("unique").unique(),
            from.apply("uniqueWithin").uniqueWithin()),
        origins);
  }

  /** All facts, by the attributes of {@code @Domain} that declare them. */
  public static List<String> names() {
    return FACTS;
  }

  /** Whether one statement of a fact allows nothing that another one rules out. */
  public static boolean narrows(String fact, Facts outer, Facts inner) {
    return switch (fact) {
      case "min" -> outer.limits().min().orElseThrow() >= inner.limits().min().orElseThrow();
      case "max" -> outer.limits().max().orElseThrow() <= inner.limits().max().orElseThrow();
      case "minLength" ->
          outer.limits().minLength().orElseThrow() >= inner.limits().minLength().orElseThrow();
      case "maxLength" ->
          outer.limits().maxLength().orElseThrow() <= inner.limits().maxLength().orElseThrow();
      case "alphabet" ->
          narrows(outer.limits().alphabet().orElseThrow(), inner.limits().alphabet().orElseThrow());
      case "cardinality" -> outer.cardinality().orElseThrow() <= inner.cardinality().orElseThrow();
      case "step" -> {
        long step = inner.step().orElseThrow();
        yield step < 1 || outer.step().orElseThrow() % step == 0;
      }
      // Two of these can both be true.
      default -> true;
    };
  }

  // What cannot be read is for another check.
  private static boolean narrows(String outer, String inner) {
    try {
      return Alphabet.of(inner).containsAll(Alphabet.of(outer));
    } catch (IllegalArgumentException malformed) {
      return true;
    }
  }
}
