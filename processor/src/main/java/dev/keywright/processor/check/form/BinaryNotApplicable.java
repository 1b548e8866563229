package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;

/** What says something about digits or separators says nothing about bytes, which have none. */
final class BinaryNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (layout.isBinary()) {
      layout
          .parts()
          .filter(part -> !part.declaration().nativeType())
          .forEach(it -> check(layout, it, findings));
    }
  }

  private static void check(Layout layout, Part part, Findings findings) {
    String name = part.name();
    if (part.declaration().written().contains("pad") && part.is(Kind.WHOLE)) {
      boolean isForeign = part.encoding().number().isPresent();
      String always = isForeign || !layout.format().hasVariants() ? "" : " always";
      String written = part.encoding().number().map(NumberForm::inWords).orElse(own(layout, part));
      report(
          layout,
          part,
          "pad",
          "pad counts digits, and in " + layout.format() + " " + name + always + " has " + written,
          findings);
    }
    if (part.encoding().signed() && part.is(Kind.WHOLE)) {
      report(
          layout,
          part,
          "signed",
          "in " + layout.format() + " every number may be negative, so signed says nothing",
          findings);
    }
    if (part.is(Kind.TIME) && part.declaration().written().contains("time")) {
      checkTime(layout, part, findings);
    }
  }

  private static String own(Layout layout, Part part) {
    return switch (layout.format()) {
      case TEXT, BINARY -> Form.bytes(part.signature().type().bytes());
      case FDB_TUPLE -> "as many bytes as it needs";
    };
  }

  private static void checkTime(Layout layout, Part part, Findings findings) {
    Optional<String> period = part.period();
    Optional<TimeFormat> fields = part.encoding().time().filter(it -> !it.isCounted());
    if (period.isPresent() && part.encoding().number().isEmpty()) {
      String type = part.type().name();
      String counted =
          "in " + layout.format() + " a " + type + " is always the number of its " + period.get();
      report(layout, part, "time", counted, findings);
    } else if (fields.isPresent() && part.encoding().number().isEmpty()) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "time",
          "time = "
              + fields.get()
              + " is a form of TEXT, and "
              + layout.format()
              + " writes "
              + part.name()
              + " as a number",
          Fix.of(
              Change.of(
                      Edits.of(layout).set(part, "time", Attribute.Name.of(fields.get().asCount())))
                  .as("(it has the same resolution)")));
    }
  }

  private static void report(
      Layout layout, Part part, String attribute, String problem, Findings findings) {
    Fix fix = Fix.of(Edits.of(layout).leave(part, attribute));
    findings.error(CheckId.KW006, part.spot(), attribute, problem, fix);
  }
}
