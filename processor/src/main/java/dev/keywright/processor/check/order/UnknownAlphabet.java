package dev.keywright.processor.check.order;

import dev.keywright.processor.check.witness.SeparatorAdvice;
import dev.keywright.processor.check.witness.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.Kind;

/** Of a text that may hold anything, nobody can prove that the separator stays out of it. */
final class UnknownAlphabet implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.textColumns()) {
      for (Part part : column.parts()) {
        boolean isUnknown = part.is(Kind.TEXT) && part.limits().alphabet().isEmpty();
        if (isUnknown
            && mayHoldItsEnd(column.literalBehind(layout, part))
            && !layout.template(column).escape()) {
          report(layout, column, part, findings);
        }
      }
    }
  }

  // U+0000 sorts below all others, and texts do not hold it.
  private static boolean mayHoldItsEnd(String literal) {
    return !literal.isEmpty() && literal.charAt(0) != '\0';
  }

  private static void report(Layout layout, Column column, Part part, Findings findings) {
    String separator = ShownValue.of(column.literalBehind(layout, part).charAt(0));
    boolean isSorted = part.keepsOrder() && !layout.isCopy(column, part);
    findings.info(
        CheckId.KW106,
        part.spot(),
        "",
        part.name()
            + " has no declared alphabet; at run time the encoder refuses "
            + separator
            + (isSorted ? " and every character that sorts below it" : ""),
        "declare it: @Domain(alphabet = \"0-9A-Za-z\"), or allow all characters: "
            + SeparatorAdvice.escapingAll(layout, column));
  }
}
