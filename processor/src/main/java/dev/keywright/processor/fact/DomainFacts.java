package dev.keywright.processor.fact;

import dev.keywright.layout.signature.ValueLimits;
import dev.keywright.processor.declared.Annotated;
import dev.keywright.processor.declared.DeclaredAnnotation;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Origins;
import dev.keywright.processor.model.SourceSpot;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The facts that one {@code @Domain} declares. */
public final class DomainFacts {
  private DomainFacts() {}

  /** Those of the first {@code @Domain}, or none, to be reported at a spot. */
  public static Facts of(Annotated declared, SourceSpot spot) {
    return declared.first("Domain").map(DomainFacts::of).orElseGet(() -> Facts.none(spot));
  }

  /** Those of one annotation. */
  public static Facts of(DeclaredAnnotation domain) {
    ValueLimits limits =
        new ValueLimits(
            domain.findNumber("min"),
            domain.findNumber("max"),
            ExceptedCharacters.left(
                domain.optional("alphabet"), domain.optional(ExceptedCharacters.EXCEPT)),
            toInt(unlessZero(domain.findNumber("minLength"))),
            toInt(domain.findNumber("maxLength")));
    return new Facts(
        limits,
        unlessZero(domain.findNumber("cardinality")),
        domain.flag("monotonic"),
        domain.findNumber("step"),
        new Facts.Identity(
            domain.strings("determinedBy"), domain.flag("unique"), domain.strings("uniqueWithin")),
        Origins.domain(domain.spot()));
  }

  private static OptionalInt toInt(OptionalLong length) {
    return length.isEmpty() ? OptionalInt.empty() : OptionalInt.of((int) length.getAsLong());
  }

  private static OptionalLong unlessZero(OptionalLong number) {
    return number.orElse(0) == 0 ? OptionalLong.empty() : number;
  }
}
