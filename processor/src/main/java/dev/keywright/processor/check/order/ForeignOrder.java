package dev.keywright.processor.check.order;

import dev.keywright.processor.check.witness.ForeignMisorder;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;

/** Numbers as other systems write them need not sort: two real keys show it. */
final class ForeignOrder implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.encodedColumns()) {
      for (Part part : column.parts()) {
        if (part.ordered() && part.hash().isEmpty() && !layout.isCopy(column, part)) {
          part.encoding()
              .number()
              .filter(form -> part.losesOrder())
              .ifPresent(form -> check(layout, column, part, form, findings));
        }
      }
    }
  }

  private static void check(
      Layout layout, Column column, Part part, NumberForm form, Findings findings) {
    ForeignMisorder.of(layout, column, part)
        .ifPresent(
            witness ->
                findings.error(
                    CheckId.KW112,
                    part.spot(),
                    "",
                    form.encoding()
                        + " does not sort the values of "
                        + part.name()
                        + ": "
                        + witness,
                    fix(part, form)));
  }

  private static String fix(Part part, NumberForm form) {
    String otherwise = "ordered = false if you never scan by it";
    if (form.encoding() != NumberEncoding.TWOS_COMPLEMENT) {
      return "add " + otherwise;
    }
    String fact =
        form.countDownFrom().isPresent()
            ? "@Domain(max = " + form.countDownFrom().getAsLong() + "L)"
            : "@Domain(min = 0)";
    return part.is(Kind.TIME)
        ? "write as = NumberEncoding.UNSIGNED, which writes the same bytes and refuses negative"
            + " counts, or "
            + otherwise
        : "add " + fact + " if no number is negative, or " + otherwise;
  }
}
