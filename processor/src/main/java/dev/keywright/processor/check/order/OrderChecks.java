package dev.keywright.processor.check.order;

import dev.keywright.processor.finding.LayoutCheck;
import java.util.List;

/** KW1xx: does the key keep order and identity? */
public final class OrderChecks {
  /** In the order in which they are run. A new check is a class, and a line here. */
  public static final List<LayoutCheck> ALL =
      List.of(
          new UnpaddedNumber(),
          new PadTooNarrow(),
          new NegativeNumber(),
          new SeparatorAboveAlphabet(),
          new SeparatorInValue(),
          new UnknownAlphabet(),
          new TimestampText(),
          new FloatingKey(),
          new OrderMismatchUnicode(),
          new NullableOrEmpty(),
          new ReverseVariable(),
          new ForeignOrder(),
          new UnroundedTime());

  private OrderChecks() {}
}
