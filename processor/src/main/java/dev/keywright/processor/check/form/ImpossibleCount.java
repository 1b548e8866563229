package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;

/** There are no more different values than the type of a part has, and no more rows than those. */
final class ImpossibleCount implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    OptionalLong rows = layout.options().volume().map(Volume::rows).orElse(OptionalLong.empty());
    for (Part part : layout.parts().toList()) {
      Optional<BigInteger> possible = PossibleValues.of(part).filter(it -> it.signum() > 0);
      long most = possible.map(BigInteger::longValueExact).orElse(Long.MAX_VALUE);
      long cardinality = part.facts().cardinality().orElse(0);
      if (cardinality > most) {
        reportCardinality(part, cardinality, most, findings);
      } else if (part.facts().unique() && rows.isPresent()) {
        long values = cardinality > 0 ? cardinality : most;
        if (values < rows.getAsLong()) {
          reportUnique(part, values, rows.getAsLong(), findings);
        }
      }
    }
  }

  private static void reportCardinality(Part part, long declared, long most, Findings findings) {
    findings.error(
        CheckId.KW017,
        part.facts().origins().spot(),
        "cardinality",
        part.name()
            + " can have only "
            + Amounts.count(most, "value")
            + ", and cardinality says that it has "
            + Amounts.number(declared),
        "write cardinality = " + literal(most) + ", or leave cardinality out");
  }

  private static void reportUnique(Part part, long values, long rows, Findings findings) {
    Facts facts = part.facts();
    boolean isCardinality = facts.cardinality().orElse(0) > 0;
    String enough =
        isCardinality
            ? "write cardinality = " + literal(rows)
            : "write @Volume(rows = " + literal(values) + ")";
    findings.error(
        CheckId.KW017,
        part.spotOf("unique"),
        part.attributeOf("unique"),
        facts.origins().of("unique")
            + " says that no two rows have the same "
            + part.name()
            + ", but "
            + (isCardinality ? "cardinality gives it " : "it can have ")
            + "only "
            + Amounts.count(values, "value")
            + ", and @Volume declares "
            + Amounts.count(rows, "row"),
        enough + (facts.origins().isForeign("unique") ? "" : ", or leave unique out"));
  }

  private static String literal(long number) {
    return number + (number > Integer.MAX_VALUE ? "L" : "");
  }
}
