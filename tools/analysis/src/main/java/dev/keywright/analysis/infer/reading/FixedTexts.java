package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.Bits;
import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.cost.Priors;
import dev.keywright.analysis.infer.cost.TextCost;
import dev.keywright.analysis.infer.cost.UuidCost;
import dev.keywright.analysis.infer.sample.Bytes;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.analysis.infer.sample.StoredNumbers;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Reads texts of a fixed width as the types that always have it. */
final class FixedTexts implements Typing {
  private static final int UUID_WIDTH = 36;
  private static final Pattern UUID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
  private static final int HIGHEST_HEX = 16;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    if (!span.isFixed()) {
      return;
    }
    if (span.shortest() == 1) {
      readOne(span, readings);
    }
    if (span.shortest() == UUID_WIDTH) {
      readUuid(span, readings);
    }
    if (span.shortest() >= 1 && span.shortest() <= HIGHEST_HEX) {
      readHex(span, readings);
    }
  }

  private static void readOne(Span span, Consumer<Reading> readings) {
    TextCost texts = new TextCost(span);
    if (span.all(b -> b == '0' || b == '1') && texts.distinct() == 2) {
      readings.accept(
          Reading.of(SimpleType.BOOLEAN, "0 or 1").plus(Priors.FLAG + texts.frequencies()));
    }
    if (span.all(Bytes::isPrintable)) {
      readings.accept(
          Reading.of(SimpleType.CHAR, "one character").plus(Priors.CHARACTER + texts.bits()));
    }
  }

  private static void readUuid(Span span, Consumer<Reading> readings) {
    if (!span.every(key -> UUID.matcher(new String(span.bytes(key), ISO_8859_1)).matches())) {
      return;
    }
    UuidCost cost = UuidCost.ofText(span);
    boolean isDown = cost.complemented().isVersion4();
    UuidCost own = isDown ? cost.complemented() : cost;
    Reading uuid = Reading.of(SimpleType.UUID, "a UUID").plus(Priors.UUID + own.bits());
    readings.accept(isDown ? uuid.descending(", each digit taken from f") : uuid);
  }

  /** In as many digits as a time takes today, or in those of 64 bits. */
  private static void readHexTimes(NumberForm form, long[] values, Consumer<Reading> readings) {
    Encoding digits = Encoding.PLAIN.withNumber(Optional.of(form));
    CountedUnit.ALL.stream()
        .filter(CountedUnit::isClear)
        .filter(it -> form.width() == it.hexadecimalDigits() || form.width() == HIGHEST_HEX)
        .forEach(it -> it.add(it.reading(digits).plus(Priors.HEX), values, readings));
  }

  private static void readHex(Span span, Consumer<Reading> readings) {
    boolean isLower = span.all(Bytes::isLowerHex);
    if (span.all(Bytes::isDigit) || (!isLower && !span.all(Bytes::isUpperHex))) {
      return;
    }
    int width = span.shortest();
    long[] values = StoredNumbers.hexadecimal(span);
    if (StoredNumbers.areWithin(0, Long.MAX_VALUE, values)) {
      NumberForm form = NumberForm.of(NumberEncoding.HEX, width);
      String words =
          width == 1 ? "a hexadecimal digit" : "a number of " + width + " hexadecimal digits";
      double bits = Priors.HEX + Bits.of(width) + new NumberCost(values, 4.0 * width).bits();
      NumberForm own = isLower ? form : form.inUpperCase();
      readings.accept(Reading.of(SimpleType.LONG, own, words).plus(bits));
      readHexTimes(own, values, readings);
    }
  }
}
