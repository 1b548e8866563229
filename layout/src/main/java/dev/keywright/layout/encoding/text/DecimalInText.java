package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.text.DecimalPart;

/** A whole number in decimal digits. */
final class DecimalInText extends PartEncoding<DecimalPart> {
  DecimalInText(PartSignature part, Place place) {
    super(part, made(part, part.encoding(), place), DecimalInText::width, DecimalInText::form);
  }

  private static RecordedCalls<DecimalPart> made(
      PartSignature part, Encoding encoding, Place place) {
    return digits(part.name(), encoding)
        .with("atLeast", DecimalPart::atLeast, part.min())
        .with("atMost", DecimalPart::atMost, part.max())
        .when(encoding.descending(), "descendingOrder", DecimalPart::descendingOrder)
        .when(encoding.reversed(), "inReverse", DecimalPart::inReverse)
        .when(
            encoding.pad() == 0 && place.isFollowed(),
            "before",
            DecimalPart::before,
            place.separator());
  }

  private static RecordedCalls<DecimalPart> digits(String name, Encoding encoding) {
    if (encoding.pad() == 0) {
      return RecordedCalls.by(DecimalPart.class, "unpadded", DecimalPart::unpadded, name);
    }
    return encoding.signed()
        ? RecordedCalls.by(DecimalPart.class, "signed", DecimalPart::signed, name, encoding.pad())
        : RecordedCalls.by(DecimalPart.class, "padded", DecimalPart::padded, name, encoding.pad());
  }

  @Override
  public boolean isPrinted() {
    DecimalPart codec = codec();
    return !codec.signed() && !codec.descending() && !codec.reversed();
  }

  private static Width width(DecimalPart codec) {
    int longest =
        Math.max(Long.toString(codec.min()).length(), Long.toString(codec.max()).length());
    return codec.pad() == 0
        ? Width.atMost(longest)
        : Width.fixed(codec.signed() ? codec.pad() + 1 : codec.pad());
  }

  private static String form(DecimalPart codec) {
    String digits = codec.pad() == 0 ? "digits as they are" : codec.pad() + " digits";
    return codec.signed() ? digits + " after a sign digit" : digits;
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return codec().pad() == 0 && new DecimalBeginning(codec(), (String) beginning).mayBeTruncated();
  }
}
