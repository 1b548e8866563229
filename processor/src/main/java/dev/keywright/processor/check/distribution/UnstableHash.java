package dev.keywright.processor.check.distribution;

import dev.keywright.description.store.Trait;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.store.OwnStore;
import java.util.Locale;

/** What {@code hashCode()} returns today need not be what it returned when the row was written. */
final class UnstableHash implements LayoutCheck {
  private static final String HASH_CODE = "hashcode";
  // The best known pair of texts that share a hash code.
  private static final String ONE = "Aa";
  private static final String OTHER = "BB";

  @Override
  public void check(Layout layout, Findings findings) {
    layout
        .parts()
        .filter(UnstableHash::isHashCode)
        .forEach(part -> report(part, mayBeHashed(layout, part), findings));
  }

  // What a member returns is known by its name and type only.
  private static boolean isHashCode(Part part) {
    return part.type().name().equals(SimpleType.INT.toString())
        && part.name().toLowerCase(Locale.ROOT).endsWith(HASH_CODE);
  }

  // Only the beginning of a key spreads rows, and not every vendor wants it hashed.
  private static boolean mayBeHashed(Layout layout, Part part) {
    return layout.bucket().isEmpty()
        && !OwnStore.of(layout).is(Trait.COMMON_FIRST)
        && layout.columns().stream()
            .filter(Column::isPartition)
            .anyMatch(column -> column.parts().indexOf(part) == 0);
  }

  private static void report(Part part, boolean mayBeHashed, Findings findings) {
    String of = part.name().substring(0, part.name().length() - HASH_CODE.length());
    String value = of.isEmpty() ? "the value itself" : of;
    findings
        .info(CheckId.KW208, part.spot(), "")
        .problem(
            "%s looks like a hashCode(), judging by its name. The hash code of an enum or an array"
                + " changes with every start of the JVM, and the texts %s and %s both have %s",
            part.name(), ShownValue.of(ONE), ShownValue.of(OTHER), ONE.hashCode())
        .fix(
            mayBeHashed
                ? "if so, make " + value + " the part, and hash its bytes: hashPrefix = 4"
                : "if so, make " + value + " the part, or remove " + part.name() + " from the key");
  }
}
