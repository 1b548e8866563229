package dev.keywright.processor.check.form;

import dev.keywright.processor.check.witness.BinaryForm;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.frame.TextEncoding;
import dev.keywright.runtime.frame.TextForm;
import java.util.List;
import java.util.Set;

/** {@code @EncodedText} must fit its part, its place, and what else is written about it. */
final class UnusableText implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!layout.format().hasVariants()) {
      return;
    }
    for (Column column : layout.columns()) {
      for (Part part : column.parts()) {
        if (layout.hasForm(part) && !layout.isCopy(column, part)) {
          part.encoding().text().ifPresent(form -> checkAt(layout, column, part, form, findings));
        }
      }
    }
  }

  // What stands at a type is not seen where the part is.
  private static void checkAt(
      Layout layout, Column column, Part part, TextForm form, Findings findings) {
    Findings found = new Findings();
    check(layout, column, part, form, found);
    String remark = part.declaration().text().map(Beside::remark).orElse("");
    found.all().forEach(it -> findings.add(it.remarked(remark)));
  }

  private static void check(
      Layout layout, Column column, Part part, TextForm form, Findings findings) {
    Edits edits = Edits.of(layout);
    Fix without = Fix.of(edits.removeText(part));
    SourceSpot spot =
        part.declaration().text().map(it -> it.reportedAt(part.spot())).orElse(part.spot());
    if (part.type().signature().filter(it -> it.kind().hasBeginnings()).isEmpty()) {
      report(
          findings,
          spot,
          "",
          "@EncodedText writes a String or bytes, and "
              + part.name()
              + " has type "
              + part.type().name(),
          without);
    } else if (part.declaration().nativeType()) {
      report(
          findings,
          spot,
          "",
          "nativeType keeps " + part.name() + " as the store's own type, so nothing is encoded",
          without.or(Change.of(edits.leave(part, "nativeType"))));
    } else if (!layout.isBinary()) {
      report(
          findings,
          spot,
          "as",
          form.encoding() + " writes " + part.name() + " as bytes, and TEXT has none",
          without.or(BinaryForm.change(layout)));
    } else {
      checkWritten(layout, part, form, spot, findings);
      if (form.encoding() == TextEncoding.TAIL && column.tail(layout, part) == 0) {
        report(
            findings,
            spot,
            "as",
            "TAIL is read from the right, and "
                + (column.isLast(part)
                    ? "nothing comes after " + part.name()
                    : "what comes after " + part.name() + " has no fixed width"),
            column.isLast(part)
                ? without
                : Fix.advice("write the parts after " + part.name() + " in a fixed width"));
      }
      form.fault()
          .ifPresent(
              fault ->
                  findings.error(
                      CheckId.KW005,
                      spot,
                      "",
                      fault + " for " + part.name(),
                      "write what the other system has"));
    }
  }

  private static void checkWritten(
      Layout layout, Part part, TextForm form, SourceSpot spot, Findings findings) {
    Edits edits = Edits.of(layout);
    Set<String> known =
        switch (form.encoding()) {
          case FIXED -> Set.of("width", "fill");
          case LENGTH_PREFIXED -> Set.of("lengthBytes");
          case TERMINATED -> Set.of("end", "escapes");
          case TAIL -> Set.of();
        };
    for (String attribute : List.of("width", "fill", "lengthBytes", "end", "escapes")) {
      boolean isWritten =
          part.declaration().text().filter(it -> it.written().contains(attribute)).isPresent();
      if (isWritten && !known.contains(attribute)) {
        report(
            findings,
            spot,
            attribute,
            attribute + " says nothing of " + form.encoding(),
            Fix.of(edits.leaveText(part, attribute)));
      }
    }
    if (part.encoding().reversed()) {
      report(
          findings,
          part.spot(),
          "reversed",
          form.encoding() + " says how " + part.name() + " is written",
          Fix.of(edits.leave(part, "reversed")));
    }
    if (part.encoding().descending() && !form.encoding().canDescend()) {
      report(
          findings,
          part.spot(),
          "direction",
          form.encoding() + " does not sort its values in either direction",
          Fix.of(edits.leave(part, "direction")));
    }
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, Fix fix) {
    findings.error(CheckId.KW006, spot, attribute, problem, fix);
  }
}
