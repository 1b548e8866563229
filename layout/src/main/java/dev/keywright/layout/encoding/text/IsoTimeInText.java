package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.text.IsoTimePart;
import dev.keywright.runtime.time.TimeFormat;

/** A time as ISO 8601 writes it. */
final class IsoTimeInText extends PartEncoding<IsoTimePart<?>> {
  IsoTimeInText(PartSignature part, TimeFormat format) {
    super(part, made(part.name(), part.type().valueClass(), format));
  }

  private static Made<IsoTimePart<?>> made(String name, Class<?> type, TimeFormat format) {
    return Made.of(
        IsoTimePart.of(name, type, format), IsoTimePart.class, "of", name, type, format);
  }

  @Override
  public Width width() {
    return Width.fixed(codec().pattern().length());
  }

  @Override
  public boolean isAscii() {
    return true;
  }

  @Override
  protected String form() {
    return codec().pattern();
  }
}
