package dev.keywright.analysis.infer.reading;

import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;
import java.util.function.Consumer;

/** Reads bytes of a fixed width as times. */
final class BinaryTimes implements Typing {
  private static final double FOREIGN = 2;
  private static final double LITTLE = 5;
  private static final double CALENDAR = 5;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    int width = span.shortest();
    if (!span.isFixed() || width < Short.BYTES || width > Long.BYTES) {
      return;
    }
    long[] big = StoredNumbers.bigEndian(span);
    if (width < Integer.BYTES) {
      readDays(width, big, readings);
      return;
    }
    int bits = Byte.SIZE * width;
    long mask = -1L >>> (Long.SIZE - bits);
    long[] flipped = StoredNumbers.map(big, v -> BinaryNumbers.flipped(v, bits));
    long[] reversed = StoredNumbers.littleEndian(span);
    boolean isLong = width == Long.BYTES;
    Encoding foreign =
        number(isLong ? NumberEncoding.TWOS_COMPLEMENT : NumberEncoding.UNSIGNED, width);
    Encoding little = number(NumberEncoding.LITTLE_ENDIAN, width);
    for (CountedUnit unit : CountedUnit.ALL) {
      if (unit.fits(bits)) {
        if (isLong) {
          both(unit, unit.reading(Encoding.PLAIN), flipped, mask, readings);
          readCountedDown(unit, big, readings);
        }
        both(unit, unit.reading(foreign).plus(FOREIGN), big, mask, readings);
        both(unit, unit.reading(little).plus(LITTLE), reversed, mask, readings);
      }
      if (unit.format() == TimeFormat.EPOCH_DAYS && width == Integer.BYTES) {
        Reading days = Reading.of(SimpleType.LOCAL_DATE, "days").plus(CALENDAR);
        both(unit, days, flipped, -1, readings);
      }
    }
  }

  /** Two bytes have room for days. */
  private static void readDays(int width, long[] big, Consumer<Reading> readings) {
    CountedUnit.ALL.stream()
        .filter(it -> width == Short.BYTES && it.format() == TimeFormat.EPOCH_DAYS)
        .forEach(
            it -> {
              Encoding days =
                  number(NumberEncoding.UNSIGNED, width).withTime(Optional.of(it.format()));
              Reading date = Reading.of(SimpleType.LOCAL_DATE, days, "days");
              it.add(date.plus(CALENDAR + FOREIGN), big, readings);
            });
  }

  /** From the last time that .NET knows; what counts down from {@code Long.MAX_VALUE} is DESC. */
  private static void readCountedDown(CountedUnit unit, long[] big, Consumer<Reading> readings) {
    if (unit.format() == TimeFormat.DOTNET_TICKS) {
      long top = unit.largest();
      NumberForm form =
          NumberForm.of(NumberEncoding.TWOS_COMPLEMENT, Long.BYTES).countingDownFrom(top);
      Reading down = unit.reading(Encoding.PLAIN.withNumber(Optional.of(form)));
      unit.add(
          down.more(", counted down from " + top, Priors.COUNTED_DOWN + FOREIGN),
          StoredNumbers.map(big, v -> top - v),
          readings);
    }
  }

  private static Encoding number(NumberEncoding encoding, int width) {
    return Encoding.PLAIN.withNumber(Optional.of(NumberForm.of(encoding, width)));
  }

  private static void both(
      CountedUnit unit, Reading reading, long[] counts, long mask, Consumer<Reading> readings) {
    boolean isUsual = mask == -1 || mask == 0xFFFF_FFFFL;
    Reading own = isUsual ? reading : reading.plus(Priors.UNUSUAL_WIDTH_A_KEY * counts.length);
    unit.add(own, counts, readings);
    unit.add(own.countedDown(), StoredNumbers.map(counts, v -> ~v & mask), readings);
  }
}
