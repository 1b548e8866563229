package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.time.TimeFormat;

/** A time as ISO 8601 writes it. */
final class IsoTimeInText extends PartEncoding<IsoTimePart<?>> {
  IsoTimeInText(PartSignature part) {
    super(
        part,
        made(part, part.type().valueClass()),
        it -> Width.fixed(it.pattern().text().length()),
        it -> it.pattern().text());
  }

  private static RecordedCalls<IsoTimePart<?>> made(PartSignature part, Class<?> type) {
    String name = part.name();
    TimeFormat format = part.time();
    return RecordedCalls.<IsoTimePart<?>>of(
            IsoTimePart.of(name, type, format), IsoTimePart.class, "of", name, type, format)
        .withPresent(part.encoding().floor(), "flooredTo", (it, unit) -> it.flooredTo(unit));
  }
}
