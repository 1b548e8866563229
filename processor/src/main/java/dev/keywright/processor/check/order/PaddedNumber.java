package dev.keywright.processor.check.order;

import dev.keywright.layout.signature.Kind;
import dev.keywright.processor.model.Column;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.NumberRange;
import dev.keywright.processor.model.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * A part with {@code pad}, and its column.
 *
 * @param range what it may be, whether that fits into its padding or not
 */
record PaddedNumber(Layout layout, Column column, Part part, NumberRange range) {
  private static final int MOST_DIGITS = 19;

  static List<PaddedNumber> in(Layout layout) {
    List<PaddedNumber> numbers = new ArrayList<>();
    for (Column column : layout.textColumns()) {
      for (Part part : column.parts()) {
        if (part.is(Kind.WHOLE) && part.encoding().pad() > 0) {
          numbers.add(new PaddedNumber(layout, column, part, NumberRange.of(part)));
        }
      }
    }
    return numbers;
  }

  /** The largest number that fits. */
  long largest() {
    int pad = part.encoding().pad();
    return pad >= MOST_DIGITS ? Long.MAX_VALUE : Long.parseLong("9".repeat(pad));
  }

  /** The smallest number that fits. */
  long smallest() {
    if (!part.encoding().signed()) {
      return 0;
    }
    return part.encoding().pad() >= MOST_DIGITS ? Long.MIN_VALUE : -largest();
  }

  /** As {@code pad = 6 holds 0 to 999999}. */
  String holds() {
    return "pad = " + part.encoding().pad() + " holds " + smallest() + " to " + largest();
  }
}
