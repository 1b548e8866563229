package dev.keywright.processor.check.order;

import dev.keywright.processor.check.witness.ForeignMisorder;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.frame.TextForm;
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
              .ifPresent(
                  form -> check(layout, column, part, form.encoding(), fix(part, form), findings));
          part.encoding()
              .text()
              .filter(form -> part.losesOrder())
              .ifPresent(form -> check(layout, column, part, form.encoding(), fix(form), findings));
        }
      }
    }
  }

  private static void check(
      Layout layout, Column column, Part part, Enum<?> encoding, String fix, Findings findings) {
    ForeignMisorder.of(layout, column, part)
        .ifPresent(
            witness ->
                findings.error(
                    CheckId.KW112,
                    part.spot(),
                    "",
                    encoding + " does not sort the values of " + part.name() + ": " + witness,
                    fix));
  }

  private static String fix(TextForm form) {
    String otherwise = "ordered = false if you never scan by it";
    return switch (form.encoding()) {
      case FIXED, TERMINATED ->
          "declare the characters: @Domain(alphabet = \"0-9A-Za-z\"), or add " + otherwise;
      case LENGTH_PREFIXED, TAIL ->
          "add "
              + otherwise
              + ", or say that all values have one length: @Domain(minLength = 8, maxLength = 8)";
    };
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
