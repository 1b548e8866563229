package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Cardinality;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PossibleValues;
import dev.keywright.processor.model.Volume;
import dev.keywright.processor.store.Amounts;
import java.util.OptionalLong;

/**
 * There are no more different values than the type of a part has, and no more rows or entries of a
 * map than those.
 */
final class ImpossibleCount implements PartCheck {

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    OptionalLong rows = layout.volume(Volume::rows);
    if (part.type() instanceof PartType.Repeated list && list.isMap()) {
      checkEntries(layout, part, list.parts().get(0), findings);
    }
    long most = PossibleValues.of(part).orElse(Long.MAX_VALUE);
    long cardinality = part.facts().cardinality().orElse(0);
    if (cardinality > most) {
      reportCardinality(layout, part, cardinality, most, findings);
    }
    if (part.facts().unique() && rows.isPresent()) {
      checkUnique(layout, part, most, rows.getAsLong(), findings);
    }
  }

  private static void checkEntries(Layout layout, Part map, Part key, Findings findings) {
    int least = map.limits().minLength().orElse(0);
    long most = Cardinality.of(key).orElse(Long.MAX_VALUE);
    if (most < 1 || most >= least) {
      return;
    }
    FactBound bound = FactBound.of(map, "minLength", least);
    findings
        .error(CheckId.KW017, map.spotOf("minLength"), map.attributeOf("minLength"))
        .problem(
            "%s can have no value: %s entries, and its keys can have only %s",
            map.name(), bound.shown("", "at least "), Amounts.count(most, "value"))
        .fix(Fix.of(bound.loweredTo(layout, map, most)));
  }

  private static void reportCardinality(
      Layout layout, Part part, long declared, long most, Findings findings) {
    Edits edits = new Edits(layout);
    findings
        .error(CheckId.KW017, part.facts().origins().spot(), "cardinality")
        .problem(
            "%s can have only %s, and cardinality says that it has %s",
            part.name(), Amounts.count(most, "value"), Amounts.number(declared))
        .fix(
            Fix.of(edits.declare(part, "cardinality", most), edits.undeclare(part, "cardinality")));
  }

  private static void checkUnique(
      Layout layout, Part part, long most, long rows, Findings findings) {
    Facts facts = part.facts();
    boolean isStated = facts.cardinality().orElse(0) > 0 && facts.cardinality().getAsLong() < most;
    long values = isStated ? facts.cardinality().getAsLong() : most;
    if (values >= rows) {
      return;
    }
    Edits edits = new Edits(layout);
    Change enough =
        (isStated && rows <= most
            ? edits.declare(part, "cardinality", rows)
            : new EntityEdits(layout).volume(new Attribute("rows", values)));
    Fix fix = Fix.of(enough);
    findings
        .error(CheckId.KW017, part.spotOf("unique"), part.attributeOf("unique"))
        .problem(
            "%s says that no two rows have the same %s, but %sonly %s, and @Volume declares %s",
            facts.origins().of("unique"),
            part.name(),
            isStated ? "cardinality gives it " : "it can have ",
            Amounts.count(values, "value"),
            Amounts.count(rows, "row"))
        .fix(facts.origins().isForeign("unique") ? fix : fix.or(edits.undeclare(part, "unique")));
  }
}
