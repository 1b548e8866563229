package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads digits of a fixed width as counts of a unit of time. */
final class CountedTimes implements Typing {
  private static final int LEAST_COUNTED_DOWN = 19;
  private static final int WIDEST = 20;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width > WIDEST || !span.all(Bytes::isDigit)) {
      return;
    }
    long[] values = StoredNumbers.decimal(span, false);
    for (CountedUnit unit : CountedUnit.ALL) {
      boolean isOwn = width == unit.digits();
      if (isOwn) {
        Reading own = unit.reading(Encoding.PLAIN);
        unit.add(own, values, readings);
        unit.add(own.countedDown(), downFrom(unit.largest(), values), readings);
        unit.add(own.reversed(), StoredNumbers.decimal(span, true), readings);
      }
      // Of ticks the largest one, of the others the largest number of 64 bits.
      boolean areTicks = unit.format() == TimeFormat.DOTNET_TICKS;
      long top = areTicks ? unit.largest() : Long.MAX_VALUE;
      if (width >= LEAST_COUNTED_DOWN && !(isOwn && top == unit.largest())) {
        NumberForm form = NumberForm.of(NumberEncoding.DECIMAL, width).countingDownFrom(top);
        Reading down = unit.reading(Encoding.PLAIN.withNumber(Optional.of(form)));
        unit.add(
            down.more(", counted down from " + top, Priors.COUNTED_DOWN),
            downFrom(top, values),
            readings);
      }
    }
  }

  private static long[] downFrom(long top, long... values) {
    return StoredNumbers.map(values, v -> top - v);
  }
}
