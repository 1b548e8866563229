package dev.keywright.processor.check;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.model.Facts;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.Hash;
import dev.keywright.processor.model.PartType;
import dev.keywright.runtime.hash.HashFunction;

/** Numbers in annotations that no key can follow. */
final class AttributeOutOfRange implements LayoutCheck {
  private static final int MOST_DIGITS = 19;
  private static final char LAST_SEPARATOR = '~';

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().toList()) {
      part.options().hash().ifPresent(hash -> checkHash(layout, part, hash, findings));
      checkLength(part, findings);
      if (part.type() instanceof PartType.Whole type) {
        if (!part.options().nativeType() && !layout.isBinary() && part.isOfEntity()) {
          checkPad(part, findings);
        }
        checkDomain(part, type, findings);
      }
    }
    if (!layout.isBinary()) {
      checkSeparator(layout, findings);
    }
  }

  private static void checkPad(Part part, Findings findings) {
    int pad = part.options().pad();
    if (pad < 0 || pad > MOST_DIGITS) {
      String problem =
          "pad = " + pad + " of " + part.name() + " is not between 1 and 19, the digits of a long";
      String fix = "write a pad from 1 to " + MOST_DIGITS + ", or leave it out";
      findings.error(CheckId.KW005, part.spot(), "pad", problem, fix);
    }
  }

  private static void checkHash(Layout layout, Part part, Hash hash, Findings findings) {
    int most = HashFunction.valueOf(hash.algorithm().name()).digits();
    if (hash.digits() < 1 || hash.digits() > most) {
      String prefix = "hashPrefix = " + hash.digits() + " of " + part.name();
      String limits = " is not between 1 and " + most + ", the hexadecimal digits of ";
      findings.error(
          CheckId.KW005,
          part.spot(),
          "hashPrefix",
          prefix + limits + hash.algorithm(),
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

  private static void checkDomain(Part part, PartType.Whole type, Findings findings) {
    Facts facts = part.facts();
    long min = facts.min().orElse(type.min());
    long max = facts.max().orElse(type.max());
    if (min > type.max()) {
      reportEmpty(
          part, type, "min", "min = " + min + " is above every " + type.javaName(), findings);
    } else if (max < type.min()) {
      reportEmpty(
          part, type, "max", "max = " + max + " is below every " + type.javaName(), findings);
    } else if (min > max) {
      reportEmpty(part, type, "max", "min = " + min + " is above max = " + max, findings);
    }
  }

  private static void reportEmpty(
      Part part, PartType.Whole type, String attribute, String reason, Findings findings) {
    findings.error(
        CheckId.KW005,
        part.facts().spot(),
        attribute,
        "@Domain leaves no value for " + part.name() + ": " + reason,
        "write a min and a max from "
            + type.min()
            + " to "
            + type.max()
            + ", the smaller one first");
  }

  private static void checkLength(Part part, Findings findings) {
    int length = part.facts().maxLength().orElse(0);
    if (length < 0) {
      String problem = "maxLength = " + length + " of " + part.name() + " is negative";
      String fix = "write the length of the longest value, or leave maxLength out";
      findings.error(CheckId.KW005, part.facts().spot(), "maxLength", problem, fix);
    }
  }

  private static void checkSeparator(Layout layout, Findings findings) {
    if (layout.separator() > LAST_SEPARATOR) {
      String separator = JavaLiteral.of(layout.separator());
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
              + JavaLiteral.of(layout.separator())
              + " is a hexadecimal digit, and escape = true writes such digits between separators",
          "write @Separator(value = ',', escape = true)");
    }
  }
}
