package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.number.NumberForm;

/** A whole number in the bytes of another system. */
final class NumberInBinary extends PartEncoding<BinaryNumber> {
  NumberInBinary(PartSignature part, NumberForm form) {
    super(
        part,
        made(part, form),
        it ->
            it.number().width() > 0
                ? Width.fixed(it.number().width())
                : Width.atMost(it.largestSize()),
        it -> FormWords.inWords(it.number()));
  }

  private static RecordedCalls<BinaryNumber> made(PartSignature part, NumberForm form) {
    return ofForm(part.name(), form)
        .when(
            form.countDownFrom().isPresent(),
            "countingDownFrom",
            BinaryNumber::countingDownFrom,
            form.countDownFrom().orElse(0))
        .when(form.isOfBits(part.type().bytes()), "ofBits", BinaryNumber::ofBits)
        .with("atLeast", BinaryNumber::atLeast, part.min())
        .with("atMost", BinaryNumber::atMost, part.max())
        .when(part.encoding().descending(), "descendingOrder", BinaryNumber::descendingOrder);
  }

  private static RecordedCalls<BinaryNumber> ofForm(String name, NumberForm form) {
    return form.encoding().hasWidth()
        ? RecordedCalls.of(
            BinaryNumber.of(name, form.encoding(), form.width()),
            BinaryNumber.class,
            "of",
            name,
            form.encoding(),
            form.width())
        : RecordedCalls.by(BinaryNumber.class, "of", BinaryNumber::of, name, form.encoding());
  }

  @Override
  public boolean isUnsigned() {
    return codec().bits();
  }
}
