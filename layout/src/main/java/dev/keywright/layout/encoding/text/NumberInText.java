package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.text.NumberPart;

/** A whole number in the digits of another system. */
final class NumberInText extends PartEncoding<NumberPart> {
  NumberInText(PartSignature part, NumberForm form) {
    super(
        part,
        made(part, part.encoding(), form),
        it -> Width.fixed(it.number().width()),
        it -> FormWords.inWords(it.number()));
  }

  private static RecordedCalls<NumberPart> made(
      PartSignature part, Encoding encoding, NumberForm form) {
    NumberPart digits = NumberPart.of(part.name(), form);
    return RecordedCalls.of(digits, NumberPart.class, "of", part.name(), recorded(form))
        .with("atLeast", NumberPart::atLeast, part.min())
        .with("atMost", NumberPart::atMost, part.max())
        .when(encoding.descending(), "descendingOrder", NumberPart::descendingOrder)
        .when(encoding.reversed(), "inReverse", NumberPart::inReverse);
  }
}
