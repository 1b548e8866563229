package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.advice.ContentGuess;
import dev.keywright.processor.check.advice.SeparatorAdvice;
import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import java.util.List;

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
    char behind = column.literalBehind(layout, part).charAt(0);
    String separator = ShownValue.of(behind);
    boolean isSorted = part.keepsOrder() && !layout.isCopy(column, part);
    findings
        .info(CheckId.KW106, part.spot(), "")
        .problem(
            "%s has no declared alphabet; at run time the encoder refuses %s%s",
            part.name(), separator, isSorted ? " and every character that sorts below it" : "")
        .fix(
            new Fix(List.of(), "")
                .or(
                    ContentGuess.alphabet(part, c -> isSorted ? c > behind : c != behind)
                        .map(it -> new Edits(layout).declare(part, "alphabet", it))
                        .map(it -> it.to("declare it")))
                .or(SeparatorAdvice.escapingAll(layout, column).to("allow all characters")));
  }
}
