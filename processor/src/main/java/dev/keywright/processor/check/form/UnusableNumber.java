package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.layout.Encoding;
import dev.keywright.runtime.layout.Kind;
import dev.keywright.runtime.layout.TypeSignature;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;

/** {@code @EncodedNumber} must fit its part, and what else is written about that. */
final class UnusableNumber implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    for (Part part : layout.parts().filter(layout::hasForm).toList()) {
      part.encoding().number().ifPresent(form -> check(layout, part, form, findings));
    }
  }

  private static void check(Layout layout, Part part, NumberForm form, Findings findings) {
    SourceSpot spot = part.declaration().numberSpot().orElse(part.spot());
    if (part.type().signature().filter(it -> it.kind().hasNumber()).isEmpty()) {
      report(
          findings,
          spot,
          "",
          "@EncodedNumber writes a number or a time, and "
              + part.name()
              + " has type "
              + part.type().name(),
          "leave @EncodedNumber out");
    } else if (part.declaration().nativeType()) {
      report(
          findings,
          spot,
          "",
          "nativeType keeps " + part.name() + " as the store's own type, so nothing is encoded",
          "leave @EncodedNumber out, or nativeType");
    } else if (form.encoding().isText() == layout.isBinary()) {
      report(
          findings,
          spot,
          "as",
          form.encoding() + " writes digits, and BINARY has none",
          "leave @EncodedNumber out, or write the key in TEXT");
    } else {
      checkTogether(part, form, findings);
      form.fault()
          .ifPresentOrElse(
              fault ->
                  findings.error(
                      fault.attribute().equals("upperCase") ? CheckId.KW006 : CheckId.KW005,
                      spot,
                      fault.attribute(),
                      fault.problem() + " for " + part.name(),
                      fault.fix()),
              () -> checkValues(part, form, spot, findings));
    }
  }

  private static void checkTogether(Part part, NumberForm form, Findings findings) {
    Encoding encoding = part.encoding();
    if (part.declaration().written().contains("pad")) {
      String width = "width = " + form.width() + " of @EncodedNumber says how many digits ";
      report(findings, part.spot(), "pad", width + part.name() + " has", "leave pad out");
    }
    if (encoding.signed()) {
      String problem = "signed adds 10^pad, and @EncodedNumber writes " + part.name() + " as it is";
      report(findings, part.spot(), "signed", problem, "leave signed out");
    }
    if (encoding.descending() && form.countDownFrom().isPresent()) {
      report(
          findings,
          part.spot(),
          "direction",
          "countDownFrom puts the largest "
              + part.name()
              + " first already, and direction = DESC would turn its digits once more",
          "leave direction out, or countDownFrom");
    }
  }

  private static void checkValues(Part part, NumberForm form, SourceSpot spot, Findings findings) {
    TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    if (part.is(Kind.TIME) && !unit.isCounted()) {
      report(
          findings,
          part.spot(),
          "time",
          "time = " + unit + " shows the fields of a date, and @EncodedNumber writes a count",
          "write time = TimeFormat." + unit.asCount());
    } else if (part.is(Kind.TIME) ? !hasTimes(part, unit, form) : !hasNumbers(part, form)) {
      findings.error(
          CheckId.KW017,
          spot,
          form.countDownFrom().isPresent() ? "countDownFrom" : "width",
          "no value is left for "
              + part.name()
              + ": "
              + form.encoding().digits(form.width())
              + " hold "
              + form.min()
              + " to "
              + form.max(),
          "write the width and the countDownFrom that the other system has");
    }
  }

  private static boolean hasNumbers(Part part, NumberForm form) {
    TypeSignature type = part.signature().type();
    return form.max() >= Math.max(type.smallest(), part.limits().min().orElse(Long.MIN_VALUE))
        && form.min() <= Math.min(type.largest(), part.limits().max().orElse(Long.MAX_VALUE));
  }

  private static boolean hasTimes(Part part, TimeFormat unit, NumberForm form) {
    try {
      TimeType<?> type = TimeType.of(part.signature().type().valueClass());
      TimeScale<?> unused = TimeScale.ofNumbers(type, unit, form.min(), form.max());
      return true;
    } catch (IllegalArgumentException none) {
      return false;
    }
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, String fix) {
    findings.error(CheckId.KW006, spot, attribute, problem, fix);
  }
}
