package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.NumberPart;

/** A whole number in the digits of another system. */
final class NumberInText extends PartEncoding<NumberPart> {
  NumberInText(PartSignature part, NumberForm form) {
    super(part, made(part, part.encoding(), form));
  }

  private static Made<NumberPart> made(PartSignature part, Encoding encoding, NumberForm form) {
    Made<NumberPart> digits =
        form.encoding().hasLetters()
            ? Made.by(NumberPart.class, "hex", NumberPart::hex, part.name(), form.width())
            : Made.by(NumberPart.class, "decimal", NumberPart::decimal, part.name(), form.width());
    return digits
        .when(form.upperCase(), "inUpperCase", NumberPart::inUpperCase)
        .when(
            form.countDownFrom().isPresent(),
            "countingDownFrom",
            NumberPart::countingDownFrom,
            form.countDownFrom().orElse(0))
        .with("atLeast", NumberPart::atLeast, part.min())
        .with("atMost", NumberPart::atMost, part.max())
        .when(encoding.descending(), "descendingOrder", NumberPart::descendingOrder)
        .when(encoding.reversed(), "backToFront", NumberPart::backToFront);
  }

  @Override
  public Accepted accepted() {
    return Accepted.numbers(codec().min(), codec().max());
  }

  @Override
  public Width width() {
    return Width.fixed(codec().number().width());
  }

  @Override
  public boolean isAscii() {
    return true;
  }

  @Override
  protected String form() {
    return codec().number().inWords();
  }
}
