package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import java.math.BigInteger;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * There are no more different values than the type of a part has, and no more rows or entries of a
 * map than those.
 */
final class ImpossibleCount implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    OptionalLong rows = layout.options().volume().map(Volume::rows).orElse(OptionalLong.empty());
    for (Part part : layout.parts().toList()) {
      if (part.type() instanceof PartType.Repeated list && list.isMap()) {
        checkEntries(layout, part, list.parts().get(0), findings);
      }
      Optional<BigInteger> possible = PossibleValues.of(part).filter(it -> it.signum() > 0);
      long most = possible.map(BigInteger::longValueExact).orElse(Long.MAX_VALUE);
      long cardinality = part.facts().cardinality().orElse(0);
      if (cardinality > most) {
        reportCardinality(layout, part, cardinality, most, findings);
      }
      if (part.facts().unique() && rows.isPresent()) {
        checkUnique(layout, part, most, rows.getAsLong(), findings);
      }
    }
  }

  private static void checkEntries(Layout layout, Part map, Part key, Findings findings) {
    int least = map.limits().minLength().orElse(0);
    long keys =
        PossibleValues.of(key)
            .filter(it -> it.signum() > 0)
            .map(BigInteger::longValueExact)
            .orElse(Long.MAX_VALUE);
    long most = Math.min(keys, key.facts().cardinality().orElse(Long.MAX_VALUE));
    if (most < 1 || most >= least) {
      return;
    }
    FactBound bound = FactBound.of(map, "minLength", least);
    findings.error(
        CheckId.KW017,
        map.spotOf("minLength"),
        map.attributeOf("minLength"),
        map.name()
            + " can have no value: "
            + bound.shown("", "at least ")
            + " entries, and its keys can have only "
            + Amounts.count(most, "value"),
        Fix.of(bound.loweredTo(layout, map, most)));
  }

  private static void reportCardinality(
      Layout layout, Part part, long declared, long most, Findings findings) {
    Edits edits = Edits.of(layout);
    findings.error(
        CheckId.KW017,
        part.facts().origins().spot(),
        "cardinality",
        part.name()
            + " can have only "
            + Amounts.count(most, "value")
            + ", and cardinality says that it has "
            + Amounts.number(declared),
        Fix.of(
            Change.of(edits.declare(part, "cardinality", most)),
            Change.of(edits.undeclare(part, "cardinality"))));
  }

  private static void checkUnique(
      Layout layout, Part part, long most, long rows, Findings findings) {
    Facts facts = part.facts();
    boolean isStated = facts.cardinality().orElse(0) > 0 && facts.cardinality().getAsLong() < most;
    long values = isStated ? facts.cardinality().getAsLong() : most;
    if (values >= rows) {
      return;
    }
    Edits edits = Edits.of(layout);
    Change enough =
        Change.of(
            isStated && rows <= most
                ? edits.declare(part, "cardinality", rows)
                : EntityEdits.of(layout).volume(new Attribute("rows", values)));
    Fix fix = Fix.of(enough);
    findings.error(
        CheckId.KW017,
        part.spotOf("unique"),
        part.attributeOf("unique"),
        facts.origins().of("unique")
            + " says that no two rows have the same "
            + part.name()
            + ", but "
            + (isStated ? "cardinality gives it " : "it can have ")
            + "only "
            + Amounts.count(values, "value")
            + ", and @Volume declares "
            + Amounts.count(rows, "row"),
        facts.origins().isForeign("unique")
            ? fix
            : fix.or(Change.of(edits.undeclare(part, "unique"))));
  }
}
