package dev.keywright.processor.fact;

import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.SourceSpot;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The facts that one {@code @Domain} declares. */
public final class DomainFacts {
  private DomainFacts() {}

  /** Those of the first {@code @Domain}, or none, to be reported at a spot. */
  public static Facts of(Annotated declared, SourceSpot spot) {
    return declared.first("Domain").map(DomainFacts::of).orElseGet(() -> Facts.none(spot));
  }

  /** Those of one annotation. */
  public static Facts of(DeclaredAnnotation domain) {
    Map<String, Object> said = new HashMap<>();
    for (String fact : List.of("min", "max", "step", "cardinality")) {
      domain.findNumber(fact).ifPresent(it -> said.put(fact, it));
    }
    for (String fact : List.of("minLength", "maxLength")) {
      domain.findNumber(fact).ifPresent(it -> said.put(fact, (int) it));
    }
    ExceptedCharacters.left(domain.optional("alphabet"), domain.optional(ExceptedCharacters.EXCEPT))
        .ifPresent(it -> said.put("alphabet", it));
    for (String fact : List.of("monotonic", "unique")) {
      said.put(fact, domain.flag(fact));
    }
    for (String fact : List.of("determinedBy", "uniqueWithin")) {
      said.put(fact, domain.strings(fact));
    }
    said.remove("minLength", 0);
    said.remove("cardinality", 0L);
    return new Facts(said, Origins.domain(domain.spot()));
  }
}
