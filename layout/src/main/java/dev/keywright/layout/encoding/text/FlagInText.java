package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.text.FlagPart;

/** A boolean as a digit. */
final class FlagInText extends PartEncoding<FlagPart> {
  FlagInText(PartSignature part) {
    super(
        part,
        Made.by(FlagPart.class, "of", FlagPart::of, part.name())
            .when(part.encoding().descending(), "descendingOrder", FlagPart::descendingOrder));
  }

  @Override
  public Width width() {
    return Width.fixed(1);
  }

  @Override
  public boolean isAscii() {
    return true;
  }

  @Override
  protected String form() {
    return "0 or 1";
  }
}
