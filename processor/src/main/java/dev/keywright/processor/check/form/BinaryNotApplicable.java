package dev.keywright.processor.check.form;

import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Part;
import dev.keywright.processor.model.PartOptions.TimeFormat;
import dev.keywright.processor.model.PartType;

/** What says something about digits or separators says nothing about BINARY, which has none. */
final class BinaryNotApplicable implements LayoutCheck {

  @Override
  public void check(Layout layout, Findings findings) {
    if (layout.isBinary()) {
      layout
          .parts()
          .filter(part -> !part.options().nativeType())
          .forEach(it -> check(it, findings));
    }
  }

  private static void check(Part part, Findings findings) {
    String name = part.name();
    if (part.options().written().contains("pad") && part.type() instanceof PartType.Whole whole) {
      String bytes = whole.bytes() == 1 ? "1 byte" : whole.bytes() + " bytes";
      report(
          part,
          "pad",
          "pad counts digits, and in BINARY " + name + " always has " + bytes,
          findings);
    }
    if (part.options().signed() && part.type() instanceof PartType.Whole) {
      report(
          part,
          "signed",
          "in BINARY every number may be negative, so signed says nothing",
          findings);
    }
    if (part.type() instanceof PartType.Time time && part.options().written().contains("time")) {
      checkTime(part, time, findings);
    }
  }

  private static void checkTime(Part part, PartType.Time time, Findings findings) {
    if (time.type() == PartType.TimeType.DATE) {
      report(part, "time", "in BINARY a LocalDate is always the number of its day", findings);
    } else if (part.options().time() == TimeFormat.BASIC) {
      findings.error(
          CheckId.KW006,
          part.spot(),
          "time",
          "time = BASIC is a form of digits, and BINARY writes " + part.name() + " as a number",
          "write time = TimeFormat.EPOCH_SECONDS, which has the same resolution");
    }
  }

  private static void report(Part part, String attribute, String problem, Findings findings) {
    findings.error(CheckId.KW006, part.spot(), attribute, problem, "leave " + attribute + " out");
  }
}
