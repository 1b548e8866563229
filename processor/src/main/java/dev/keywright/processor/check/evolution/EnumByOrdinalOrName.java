package dev.keywright.processor.check.evolution;

import dev.keywright.processor.check.advice.CodesAdvice;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.PartCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Phrase;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartType;
import dev.keywright.processor.model.PartType.Codes;
import dev.keywright.processor.model.PartType.Constant;
import java.util.List;

/** The name of a constant is renamed as easily as any name; a code says that it is stored. */
final class EnumByOrdinalOrName implements PartCheck {

  @Override
  public void check(Layout layout, Part part, Findings findings) {
    if (part.type() instanceof PartType.Codes codes && !codes.isOfJdk()) {
      codes.constants().stream()
          .filter(constant -> !constant.isDeclared())
          .findFirst()
          .ifPresent(constant -> report(layout, part, codes, constant, findings));
    }
  }

  private static void report(
      Layout layout, Part part, Codes codes, Constant constant, Findings findings) {
    findings
        .warning(CheckId.KW503, part.spot(), "")
        .problem(
            "%s is written by the names of %s%s: rows with %s are not found once it is renamed",
            part.name(), codes.type().name(), others(layout, codes), constant.name())
        .fix(fix(layout, codes));
  }

  // The codes of an enum are those of all keys.
  private static String others(Layout layout, Codes codes) {
    List<String> names =
        layout.options().beside().stream()
            .filter(key -> !StoredCodes.partsOf(key, codes).isEmpty())
            .map(it -> Naming.shown(it.keyName()))
            .toList();
    return names.isEmpty() ? "" : ", as in " + Phrase.listed(names);
  }

  // Shorter codes would be other bytes than those of the rows that exist.
  private static Fix fix(Layout layout, Codes codes) {
    boolean hasSome = codes.constants().stream().anyMatch(Constant::isDeclared);
    List<StoredCodes> stored = StoredCodes.ofEveryKey(layout, codes);
    if (!hasSome && stored.isEmpty()) {
      return Fix.of(CodesAdvice.change(layout, codes).to("give the constants codes"));
    }
    return StoredCodes.together(codes, stored)
        .map(it -> declared(it.declared(layout)))
        .orElseGet(
            () ->
                Fix.advice(
                    "give each key an enum of its own: their rows have different codes of "
                        + codes.type().name()));
  }

  private static Fix declared(List<Change> edits) {
    String purpose =
        "give %s that rows have already"
            .formatted(edits.size() == 1 ? "it the code" : "them the codes");
    return edits.isEmpty() ? Fix.advice(purpose) : Fix.of(Change.of(edits).to(purpose));
  }
}
