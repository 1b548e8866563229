package dev.keywright.processor.check.form;

import dev.keywright.layout.rule.Breach;
import dev.keywright.layout.rule.Breach.On;
import dev.keywright.layout.rule.HashRules;
import dev.keywright.layout.rule.NumberRules;
import dev.keywright.layout.rule.PartRules;
import dev.keywright.layout.rule.RuleSubject;
import dev.keywright.layout.rule.TextRules;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.StatedEncoding;
import java.util.List;
import java.util.Optional;

/** Says what the rules refuse of a part where it is declared, with edits that mend it. */
final class IllegalPart implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.columns()) {
      layout.ownParts(column).stream()
          .filter(part -> part.isOfEntity() && part.type().signature().isPresent())
          .forEach(part -> check(layout, column, part, findings));
    }
  }

  private static void check(Layout layout, Column column, Part part, Findings findings) {
    DeclaredPart declared = new DeclaredPart(layout, column, part);
    RuleSubject subject = declared.subject();
    report(declared, HashRules.of(subject), "", findings);
    checkMember(layout, part, findings);
    // Other checks speak about types that the format does not have.
    if (layout.hasForm(part)) {
      report(declared, PartRules.of(subject), "", findings);
      report(declared, NumberRules.of(subject), remark(part.declaration().number()), findings);
      report(declared, TextRules.of(subject), remark(part.declaration().text()), findings);
    }
  }

  // A signature knows of no family, so this is no rule of its.
  private static void checkMember(Layout layout, Part part, Findings findings) {
    if (layout.isMember() && part.hash().filter(it -> !it.of().isEmpty()).isPresent()) {
      findings
          .error(CheckId.KW006, part.spot(), "hashOf")
          .problem(
              "%s is a member of a family, whose scan cannot know the hash of several parts",
              layout.entity().type().name())
          .fix("remove hashOf, to hash " + part.name() + " alone");
    }
  }

  // What is said at a type is not seen where the part is.
  private static String remark(Optional<StatedEncoding> beside) {
    return beside.map(StatedEncoding::remark).orElse("");
  }

  private static void report(
      DeclaredPart at, List<Breach> faults, String remark, Findings findings) {
    Part part = at.part();
    for (Breach fault : faults) {
      // Of an ordered part, another check shows two numbers that sort the wrong way.
      boolean isShown = fault.flaw() == Breach.Flaw.MISORDERED && part.ordered() && !isOne(part);
      boolean isSaid = fault.attribute().equals("nativeType") && at.isBehindNative();
      if (!isShown && !isSaid) {
        String attribute = fault.attribute();
        String ofFact = fault.on() == On.DOMAIN ? part.facts().origins().remark(attribute) : remark;
        findings
            .error(id(fault), at.spot(fault.on()), attribute)
            .problem(fault.problem() + ofFact)
            .fix(new Fix(fault.remedies().stream().flatMap(at::remedy).toList(), ""));
      }
    }
  }

  private static boolean isOne(Part part) {
    NumberRange range = NumberRange.of(part);
    return range.min() == range.max();
  }

  private static CheckId id(Breach fault) {
    return switch (fault.flaw()) {
      case IDLE, NOT_APPLICABLE, MISORDERED -> CheckId.KW006;
      case OUT_OF_RANGE -> CheckId.KW005;
      case MISPLACED_HASH -> CheckId.KW007;
      case ALPHABET -> CheckId.KW009;
      case UNKNOWN_NAME -> CheckId.KW014;
      case NO_VALUE -> CheckId.KW017;
    };
  }
}
