package dev.keywright.processor.check;

import dev.keywright.processor.finding.Findings;
import dev.keywright.processor.finding.Severity;
import dev.keywright.processor.model.Layout;
import java.util.List;

/** All checks, in the order in which they are run. A new check is a class, and a line here. */
public final class Checks {
  private static final List<LayoutCheck> FORM =
      List.of(
          new UnsupportedType(),
          new DuplicateOrder(),
          new MissingOrder(),
          new AttributeOutOfRange(),
          new AttributeNotApplicable(),
          new NativeNotApplicable(),
          new MisplacedHash(),
          new PartNameClash(),
          new ColumnNameClash(),
          new MalformedAlphabet(),
          new MissingPartitionKey(),
          new UnusableCode(),
          new SplitColumn());

  private static final List<LayoutCheck> DESIGN =
      List.of(
          new UnpaddedNumber(),
          new PadTooNarrow(),
          new NegativeNumber(),
          new SeparatorAboveAlphabet(),
          new SeparatorInValue(),
          new TimestampText(),
          new FloatingKey(),
          new NullablePart(),
          new ReverseVariable());

  private Checks() {}

  /** Judges a layout; its design only if its declarations are well formed. */
  public static void run(Layout layout, Findings findings) {
    // Not hasErrors(): an entity may have several keys, and a fault of one says nothing of another.
    int before = findings.all().size();
    FORM.forEach(check -> check.check(layout, findings));
    boolean isWellFormed =
        findings.all().stream()
            .skip(before)
            .noneMatch(finding -> finding.severity() == Severity.ERROR);
    if (isWellFormed) {
      DESIGN.forEach(check -> check.check(layout, findings));
    }
  }
}
