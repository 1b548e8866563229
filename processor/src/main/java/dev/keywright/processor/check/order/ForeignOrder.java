package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.check.counterexample.ForeignMisorder;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;

/** Numbers as other systems write them need not sort: two real keys show it. */
final class ForeignOrder implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Column column : layout.encodedColumns()) {
      for (Part part : column.parts()) {
        boolean isSorted = part.ordered() && part.hash().isEmpty() && !layout.isCopy(column, part);
        if (isSorted && layout.hasForm(part) && part.losesOrder()) {
          ForeignMisorder.of(layout, column, part)
              .ifPresent(pair -> report(layout, part, pair, findings));
        }
      }
    }
  }

  private static void report(Layout layout, Part part, ForeignMisorder pair, Findings findings) {
    Optional<NumberForm> number = part.encoding().number();
    Optional<TextForm> text = part.encoding().text();
    Enum<?> encoding =
        number
            .<Enum<?>>map(NumberForm::encoding)
            .or(() -> text.map(TextForm::encoding))
            .orElseGet(() -> part.encoding().time().orElseThrow());
    findings
        .error(CheckId.KW112, part.spot(), "")
        .problem(encoding + " does not sort the values of " + part.name() + ": " + pair)
        .fix(
            number
                .map(form -> fix(layout, part, form))
                .or(() -> text.map(form -> fix(layout, part, form)))
                .orElseGet(() -> Fix.of(inMillis(layout, part), DropOrder.change(layout, part))));
  }

  private static Change inMillis(Layout layout, Part part) {
    TimeFormat sorted = TimeFormat.ISO_MILLIS;
    return new Edits(layout)
        .set(
            part,
            new Attribute("time", Attribute.Name.of(sorted)),
            new Attribute(Edits.FLOOR, Attribute.Name.of(sorted.shortestFloor())))
        .to("write new rows in order");
  }

  private static Fix fix(Layout layout, Part part, TextForm form) {
    Edits edits = new Edits(layout);
    Change declared =
        switch (form.encoding()) {
          case FIXED, TERMINATED ->
              edits.declare(part, "alphabet", "0-9A-Za-z").to("declare the characters");
          case LENGTH_PREFIXED, GROUPED, TAIL ->
              edits
                  .declare(part, new Attribute("minLength", 8), new Attribute("maxLength", 8))
                  .to("say that all values have one length");
        };
    return Fix.of(declared, DropOrder.change(layout, part));
  }

  private static Fix fix(Layout layout, Part part, NumberForm form) {
    Change otherwise = DropOrder.change(layout, part);
    if (form.encoding() != NumberEncoding.TWOS_COMPLEMENT) {
      return Fix.of(otherwise);
    }
    Edits edits = new Edits(layout);
    Attribute fact =
        form.countDownFrom().isPresent()
            ? new Attribute("max", form.countDownFrom().getAsLong())
            : new Attribute("min", 0);
    Change refused =
        part.is(Kind.TIME)
            ? edits
                .number(part, "as", Attribute.Name.of(NumberEncoding.UNSIGNED))
                .as("(it writes the same bytes and refuses negative counts)")
            : edits.declare(part, fact).as("if no number is negative");
    return Fix.of(refused, otherwise);
  }
}
