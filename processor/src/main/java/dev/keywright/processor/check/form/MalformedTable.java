package dev.keywright.processor.check.form;

import dev.keywright.processor.check.counterexample.ShownValue;
import dev.keywright.processor.finding.CheckId;
import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.LayoutCheck;
import dev.keywright.processor.model.KeyOptions.TimeSlice;
import dev.keywright.processor.model.Layout;
import dev.keywright.runtime.slice.SlicePeriod;
import dev.keywright.runtime.slice.TimeSlices;
import java.time.DateTimeException;
import java.time.Period;
import java.util.Optional;

/** The tables of a time slice need names of their own, and times that can be read. */
final class MalformedTable implements LayoutCheck {
  @Override
  public void check(Layout layout, Findings findings) {
    layout.options().slice().ifPresent(slice -> check(slice, findings));
  }

  private static void check(TimeSlice slice, Findings findings) {
    SlicePeriod period = slice.period();
    TimeSlices.fault(slice.table(), period)
        .ifPresent(
            fault ->
                findings
                    .error(CheckId.KW016, slice.spot(), "table")
                    .problem(fault)
                    .fix("write " + sound(slice, period)));
    Optional<Period> recent = time(slice, "recent", slice.recent(), "P1Y", findings);
    if (!slice.retention().isEmpty()) {
      Optional<Period> kept = time(slice, "retention", slice.retention(), "P5Y", findings);
      recent
          .flatMap(shorter -> kept.flatMap(longer -> TimeSlices.fault(shorter, longer)))
          .ifPresent(
              fault ->
                  findings
                      .error(CheckId.KW016, slice.spot(), "retention")
                      .problem(fault)
                      .fix(
                          "keep tables for longer, or write recent = %s",
                          ShownValue.of(slice.retention())));
    }
  }

  private static String sound(TimeSlice slice, SlicePeriod period) {
    int open = slice.table().indexOf('{');
    String start = open < 0 ? slice.table() + "_" : slice.table().substring(0, open);
    return "table = " + ShownValue.of(start + "{" + period.fields() + "}");
  }

  private static Optional<Period> time(
      TimeSlice slice, String attribute, String written, String example, Findings findings) {
    String shown = attribute + " = " + ShownValue.of(written);
    String fix = "write " + attribute + " = " + ShownValue.of(example) + " for a number of years";
    try {
      Period time = Period.parse(written);
      if (!time.isNegative()) {
        return Optional.of(time);
      }
      findings
          .error(CheckId.KW016, slice.spot(), attribute)
          .problem(shown + " is negative, but tables cannot be kept for a negative time")
          .fix(fix);
    } catch (DateTimeException notAPeriod) {
      findings
          .error(CheckId.KW016, slice.spot(), attribute)
          .problem(shown + " is not a period as ISO 8601 writes it, such as P30D")
          .fix(fix);
    }
    return Optional.empty();
  }
}
