package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.HashSignature;
import dev.keywright.runtime.layout.Kind;

/** Numbers in annotations that no key can follow. */
final class AttributeOutOfRange implements LayoutCheck {
  private static final int MOST_DIGITS = 19;
  private static final char LAST_SEPARATOR = '~';

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      part.hash().ifPresent(hash -> checkHash(layout, part, hash, findings));
      checkFacts(part, findings);
      if (part.is(Kind.WHOLE)) {
        if (!part.declaration().nativeType() && !layout.isBinary() && part.isOfEntity()) {
          checkPad(part, findings);
        }
      }
    }
    if (!layout.isBinary()) {
      checkSeparator(layout, findings);
    }
  }

  private static void checkPad(Part part, Findings findings) {
    int pad = part.encoding().pad();
    if (pad < 0 || pad > MOST_DIGITS) {
      String problem =
          "pad = " + pad + " of " + part.name() + " is not between 1 and 19, the digits of a long";
      String fix = "write a pad from 1 to " + MOST_DIGITS + ", or leave it out";
      findings.error(CheckId.KW005, part.spot(), "pad", problem, fix);
    }
  }

  private static void checkHash(Layout layout, Part part, HashSignature hash, Findings findings) {
    int most = hash.function().digits();
    if (hash.digits() < 1 || hash.digits() > most) {
      String prefix = "hashPrefix = " + hash.digits() + " of " + part.name();
      String limits = " is not between 1 and " + most + ", the hexadecimal digits of ";
      findings.error(
          CheckId.KW005,
          part.spot(),
          "hashPrefix",
          prefix + limits + hash.function(),
          "write hashPrefix = 4, or leave hashPrefix out");
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
          "write hashPrefix = " + (hash.digits() + 1));
    }
  }

  private static void checkFacts(Part part, Findings findings) {
    Facts facts = part.facts();
    int least = part.limits().minLength().orElse(0);
    if (least < 0) {
      reportFact(
          part,
          "minLength",
          least,
          "is negative",
          "write the length of the shortest value, or leave minLength out",
          findings);
    }
    int length = part.limits().maxLength().orElse(0);
    if (length < 0) {
      reportFact(
          part,
          "maxLength",
          length,
          "is negative",
          "write the length of the longest value, or leave maxLength out",
          findings);
    }
    long cardinality = facts.cardinality().orElse(0);
    if (cardinality < 0) {
      reportFact(
          part,
          "cardinality",
          cardinality,
          "is negative",
          "write about how many different values there are, or leave cardinality out",
          findings);
    }
    long step = facts.step().orElse(1);
    if (step < 1) {
      reportFact(
          part,
          "step",
          step,
          "is below 1",
          "write what all values are multiples of, or leave step out",
          findings);
    }
  }

  private static void reportFact(
      Part part, String fact, long value, String fault, String fix, Findings findings) {
    String problem = fact + " = " + value + " of " + part.name() + " " + fault;
    findings.error(CheckId.KW005, part.facts().origins().spot(), fact, problem, fix);
  }

  private static void checkSeparator(Layout layout, Findings findings) {
    if (layout.separator() > LAST_SEPARATOR) {
      String separator = ShownValue.of(layout.separator());
      String problem =
          "separator " + separator + " is above '~' (U+007E), the last that can be one";
      String fix = "write @Separator(',')";
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
          "write @Separator(value = ',', escape = true)");
    }
  }
}
