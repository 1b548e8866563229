package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.text.TimePart;
import dev.keywright.runtime.time.TimeFormat;

/** A time as a fixed run of digits. */
final class TimeInText extends PartEncoding<TimePart<?>> {
  TimeInText(PartSignature part, TimeFormat format) {
    super(
        part,
        made(part, part.type().valueClass(), format),
        it -> Width.fixed(it.scale().digits()),
        it -> format.toString());
  }

  private static RecordedCalls<TimePart<?>> made(
      PartSignature part, Class<?> type, TimeFormat format) {
    TimePart<?> digits = TimePart.of(part.name(), type, format);
    return RecordedCalls.<TimePart<?>>of(digits, TimePart.class, "of", part.name(), type, format)
        .when(part.encoding().descending(), "descendingOrder", it -> it.descendingOrder())
        .when(part.encoding().reversed(), "inReverse", it -> it.inReverse());
  }
}
