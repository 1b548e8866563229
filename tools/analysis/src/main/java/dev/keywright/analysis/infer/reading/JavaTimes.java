package dev.keywright.analysis.infer.reading;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.analysis.infer.cost.NumberCost;
import dev.keywright.analysis.infer.sample.Span;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.SimpleType;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** Reads what {@code Instant.toString()} writes: as many digits of a second as a time needs. */
final class JavaTimes implements Typing {
  private static final Pattern FORM =
      Pattern.compile("\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d([.](\\d{3}){1,3})?Z");
  private static final int LENGTH_OF_MILLIS = 24;
  private static final double PRIOR = 4;

  @Override
  public void read(Span span, Consumer<Reading> readings) {
    // Others write whole seconds or milliseconds in every row, and these sort.
    if (span.isFixed() && span.longest() <= LENGTH_OF_MILLIS) {
      return;
    }
    long[] nanos = new long[span.size()];
    for (int key = 0; key < nanos.length; key++) {
      String text = new String(span.bytes(key), ISO_8859_1);
      if (!FORM.matcher(text).matches()
          || !CountedUnit.isPlausible(Integer.parseInt(text.substring(0, 4)))) {
        return;
      }
      Instant time = parsed(text);
      if (!time.toString().equals(text)) {
        return;
      }
      nanos[key] = ChronoUnit.NANOS.between(Instant.EPOCH, time);
    }
    double space = CountedUnit.dates((double) ChronoUnit.DAYS.getDuration().toNanos());
    readings.accept(
        Reading.of(
                SimpleType.INSTANT,
                Encoding.PLAIN.withTime(Optional.of(TimeFormat.ISO_JAVA)),
                "a date as Instant.toString() writes it")
            .unordered(true)
            .open()
            .plus(PRIOR + new NumberCost(nanos, space).bitsOfTimes()));
  }

  /** The time, or another one if there is none such as the 31st of February. */
  private static Instant parsed(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException noTime) {
      return Instant.EPOCH;
    }
  }
}
