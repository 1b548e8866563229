package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.HashSignature;
import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.witness.NumberRange;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.EntityEdits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;

/** Numbers in annotations that no key can follow. */
final class AttributeOutOfRange implements LayoutCheck {
  private static final int MOST_DIGITS = 19;
  private static final char LAST_SEPARATOR = '~';

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      part.hash()
          .filter(hash -> layout.format().hasVariants())
          .ifPresent(hash -> checkHash(layout, part, hash, findings));
      checkFacts(layout, part, findings);
      if (part.is(Kind.WHOLE)) {
        if (!part.declaration().nativeType() && !layout.isBinary() && part.isOfEntity()) {
          checkPad(layout, part, findings);
        }
      }
    }
    if (!layout.isBinary()) {
      checkSeparator(layout, findings);
    }
  }

  private static void checkPad(Layout layout, Part part, Findings findings) {
    Edits edits = Edits.of(layout);
    int pad = part.encoding().pad();
    if (pad < 0 || pad > MOST_DIGITS) {
      String problem =
          "pad = " + pad + " of " + part.name() + " is not between 1 and 19, the digits of a long";
      Attribute[] fitting = NumberRange.pad(part);
      Fix fix = Fix.of(Change.of(edits.set(part, fitting)), Change.of(edits.leave(part, "pad")));
      findings.error(CheckId.KW005, part.spot(), "pad", problem, fix);
    }
  }

  private static void checkHash(Layout layout, Part part, HashSignature hash, Findings findings) {
    Edits edits = Edits.of(layout);
    int most = hash.function().digits();
    if (hash.digits() < 1 || hash.digits() > most) {
      String prefix = "hashPrefix = " + hash.digits() + " of " + part.name();
      String limits = " is not between 1 and " + most + ", the hexadecimal digits of ";
      findings.error(
          CheckId.KW005,
          part.spot(),
          "hashPrefix",
          prefix + limits + hash.function(),
          Fix.of(
              Change.of(edits.set(part, "hashPrefix", 4)),
              Change.of(edits.leave(part, "hashPrefix"))));
    } else if (layout.isBinary() && hash.digits() % 2 != 0) {
      findings.error(
          CheckId.KW005,
          part.spot(),
          "hashPrefix",
          "hashPrefix = "
              + hash.digits()
              + " of "
              + part.name()
              + " is odd: BINARY writes whole bytes, and two hexadecimal digits make one",
          Fix.of(edits.set(part, "hashPrefix", hash.digits() + 1)));
    }
  }

  private static void checkFacts(Layout layout, Part part, Findings findings) {
    Facts facts = part.facts();
    int least = part.limits().minLength().orElse(0);
    if (least < 0) {
      reportFact(
          layout,
          part,
          "minLength",
          least,
          "is negative",
          "write the length of the shortest value",
          findings);
    }
    int length = part.limits().maxLength().orElse(0);
    if (length < 0) {
      reportFact(
          layout,
          part,
          "maxLength",
          length,
          "is negative",
          "write the length of the longest value",
          findings);
    }
    long cardinality = facts.cardinality().orElse(0);
    if (cardinality < 0) {
      reportFact(
          layout,
          part,
          "cardinality",
          cardinality,
          "is negative",
          "write about how many different values there are",
          findings);
    }
    long step = facts.step().orElse(1);
    if (step < 1) {
      reportFact(
          layout,
          part,
          "step",
          step,
          "is below 1",
          "write what all values are multiples of",
          findings);
    }
  }

  private static void reportFact(
      Layout layout,
      Part part,
      String fact,
      long value,
      String fault,
      String advice,
      Findings findings) {
    Fix fix = Fix.of(new Advice(advice), Change.of(Edits.of(layout).undeclare(part, fact)));
    String problem =
        fact
            + " = "
            + value
            + " of "
            + part.name()
            + " "
            + fault
            + part.facts().origins().remark(fact);
    findings.error(CheckId.KW005, part.facts().origins().spot(), fact, problem, fix);
  }

  private static void checkSeparator(Layout layout, Findings findings) {
    if (layout.separator() > LAST_SEPARATOR) {
      String separator = ShownValue.of(layout.separator());
      String problem =
          "separator " + separator + " is above '~' (U+007E), the last that can be one";
      Fix fix = Fix.of(EntityEdits.of(layout).separate(',', layout.escape()));
      findings.error(CheckId.KW005, layout.separatorSpot(), "value", problem, fix);
    }
    if (layout.escape() && Character.digit(layout.separator(), 16) >= 0) {
      findings.error(
          CheckId.KW005,
          layout.separatorSpot(),
          "value",
          "separator "
              + ShownValue.of(layout.separator())
              + " is a hexadecimal digit, and escape = true writes such digits between separators",
          Fix.of(EntityEdits.of(layout).separate(',', true)));
    }
  }
}
