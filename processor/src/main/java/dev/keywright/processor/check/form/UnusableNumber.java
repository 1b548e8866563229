package dev.keywright.processor.check.form;

import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.Kind;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.TypeSignature;
import dev.keywright.processor.check.witness.BinaryForm;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.fix.Attribute;
import dev.keywright.processor.fix.Edits;
import dev.keywright.processor.fix.Fix;
import dev.keywright.processor.fix.Remedy.Advice;
import dev.keywright.processor.fix.Remedy.Change;
import dev.keywright.processor.model.Beside;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.SourceSpot;
import dev.keywright.runtime.number.NumberFault;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** {@code @EncodedNumber} must fit its part, and what else is written about that. */
final class UnusableNumber implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (!layout.format().hasVariants()) {
      return;
    }
    for (Part part : layout.parts().filter(layout::hasForm).toList()) {
      part.encoding().number().ifPresent(form -> checkAt(layout, part, form, findings));
    }
  }

  // What stands at a type is not seen where the part is.
  private static void checkAt(Layout layout, Part part, NumberForm form, Findings findings) {
    Findings found = new Findings();
    check(layout, part, form, found);
    String remark = part.declaration().number().map(Beside::remark).orElse("");
    found.all().forEach(it -> findings.add(it.remarked(remark)));
  }

  private static void check(Layout layout, Part part, NumberForm form, Findings findings) {
    Edits edits = Edits.of(layout);
    Fix without = Fix.of(edits.removeNumber(part));
    SourceSpot spot =
        part.declaration().number().map(it -> it.reportedAt(part.spot())).orElse(part.spot());
    if (part.type().signature().filter(it -> it.kind().hasNumber()).isEmpty()) {
      report(
          findings,
          spot,
          "",
          "@EncodedNumber writes a number or a time, and "
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
    } else if (form.encoding().isText() == layout.isBinary()) {
      report(
          findings,
          spot,
          "as",
          layout.isBinary()
              ? form.encoding() + " writes " + part.name() + " as digits, and BINARY has none"
              : form.encoding() + " writes " + part.name() + " as bytes, and TEXT has none",
          layout.isBinary()
              ? without.or(new Advice("write the key in " + LayoutFormat.TEXT))
              : without.or(BinaryForm.change(layout)));
    } else {
      checkTogether(layout, part, form, findings);
      form.floor().ifPresent(floor -> checkFloor(layout, part, spot, floor, findings));
      form.fault()
          .ifPresentOrElse(
              fault ->
                  findings.error(
                      isIdle(form, fault) ? CheckId.KW006 : CheckId.KW005,
                      spot,
                      fault.attribute(),
                      fault.problem() + " for " + part.name(),
                      fault.fix()),
              () -> checkValues(layout, part, form, spot, findings));
    }
  }

  private static boolean isIdle(NumberForm form, NumberFault fault) {
    return fault.attribute().equals("upperCase")
        || (fault.attribute().equals("width") && !form.encoding().hasWidth());
  }

  private static void checkFloor(
      Layout layout, Part part, SourceSpot spot, ChronoUnit floor, Findings findings) {
    Edits edits = Edits.of(layout);
    boolean isMoment = part.is(Kind.TIME) && part.period().isEmpty();
    if (!isMoment || !part.property().wrappings().isEmpty()) {
      report(
          findings,
          spot,
          "floor",
          "floor rounds an Instant or a LocalDateTime, and "
              + part.name()
              + " is a "
              + part.property().type().name(),
          Fix.of(edits.leaveNumber(part, "floor")));
    } else if (!TimeScale.canFloor(floor) || isFine(part, floor)) {
      TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
      findings.error(
          CheckId.KW005,
          spot,
          "floor",
          "floor = "
              + floor.name()
              + " is not a unit from MICROS to DAYS that is longer than "
              + unit,
          Fix.of(
              Change.of(edits.number(part, "floor", new Attribute.Name("ChronoUnit", "HOURS"))),
              Change.of(edits.leaveNumber(part, "floor"))));
    }
  }

  private static boolean isFine(Part part, ChronoUnit floor) {
    TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    try {
      TimeType<?> type = TimeType.of(part.signature().type().valueClass());
      TimeScale<?> unused =
          TimeScale.ofNumbers(type, unit, Long.MIN_VALUE, Long.MAX_VALUE, Optional.of(floor));
      return false;
    } catch (IllegalArgumentException finer) {
      return unit.isCounted();
    }
  }

  private static void checkTogether(Layout layout, Part part, NumberForm form, Findings findings) {
    Encoding encoding = part.encoding();
    Edits edits = Edits.of(layout);
    if (encoding.reversed() && !form.encoding().isText()) {
      report(
          findings,
          part.spot(),
          "reversed",
          form.encoding() + " fixes the place of each byte of " + part.name(),
          Fix.of(edits.leave(part, "reversed")));
    }
    // In BINARY, neither says anything of any number.
    if (!form.encoding().isText()) {
      checkDirection(layout, part, form, findings);
      return;
    }
    if (part.declaration().written().contains("pad")) {
      String width = "width = " + form.width() + " of @EncodedNumber says how many digits ";
      Fix fix = Fix.of(edits.leave(part, "pad"));
      report(findings, part.spot(), "pad", width + part.name() + " has", fix);
    }
    if (encoding.signed()) {
      String problem = "signed adds 10^pad, and @EncodedNumber writes " + part.name() + " as it is";
      Fix fix = Fix.of(edits.leave(part, "signed"));
      report(findings, part.spot(), "signed", problem, fix);
    }
    checkDirection(layout, part, form, findings);
  }

  private static void checkDirection(Layout layout, Part part, NumberForm form, Findings findings) {
    Edits edits = Edits.of(layout);
    if (part.encoding().descending() && form.countDownFrom().isPresent()) {
      report(
          findings,
          part.spot(),
          "direction",
          "countDownFrom puts the largest "
              + part.name()
              + " first already, and direction = DESC would turn its "
              + (form.encoding().isText() ? "digits" : "bytes")
              + " once more",
          Fix.of(
              Change.of(edits.leave(part, "direction")),
              Change.of(edits.leaveNumber(part, "countDownFrom"))));
    }
  }

  private static void checkValues(
      Layout layout, Part part, NumberForm form, SourceSpot spot, Findings findings) {
    TimeFormat unit = part.encoding().time().orElse(TimeFormat.EPOCH_MILLIS);
    if (part.is(Kind.TIME) && !unit.isCounted()) {
      report(
          findings,
          part.spot(),
          "time",
          "time = " + unit + " shows the fields of a date, and @EncodedNumber writes a count",
          Fix.of(Edits.of(layout).set(part, "time", Attribute.Name.of(unit.asCount()))));
    } else if (part.is(Kind.TIME) ? !hasTimes(part, unit, form) : !hasNumbers(part, form)) {
      findings.error(
          CheckId.KW017,
          spot,
          form.countDownFrom().isPresent() ? "countDownFrom" : "width",
          part.name()
              + " can have no value: "
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
    boolean isLow =
        form.max() < Math.max(type.smallest(), part.limits().min().orElse(Long.MIN_VALUE));
    boolean isHigh =
        form.min() > Math.min(type.largest(), part.limits().max().orElse(Long.MAX_VALUE));
    return form.isOfBits(type.bytes()) || (!isLow && !isHigh);
  }

  private static boolean hasTimes(Part part, TimeFormat unit, NumberForm form) {
    try {
      TimeType<?> type = TimeType.of(part.signature().type().valueClass());
      TimeScale<?> unused = TimeScale.ofNumbers(type, unit, form.min(), form.max(), form.floor());
      return true;
    } catch (IllegalArgumentException none) {
      return false;
    }
  }

  private static void report(
      Findings findings, SourceSpot spot, String attribute, String problem, Fix fix) {
    findings.error(CheckId.KW006, spot, attribute, problem, fix);
  }
}
