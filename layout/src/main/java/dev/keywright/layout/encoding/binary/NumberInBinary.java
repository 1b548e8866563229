package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryNumber;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.number.NumberForm;

/** A whole number in the bytes of another system. */
final class NumberInBinary extends PartEncoding<BinaryNumber> {
  NumberInBinary(PartSignature part, NumberForm form) {
    super(part, made(part, form));
  }

  private static Made<BinaryNumber> made(PartSignature part, NumberForm form) {
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

  private static Made<BinaryNumber> ofForm(String name, NumberForm form) {
    return form.encoding().hasWidth()
        ? Made.of(
            BinaryNumber.of(name, form.encoding(), form.width()),
            BinaryNumber.class,
            "of",
            name,
            form.encoding(),
            form.width())
        : Made.by(BinaryNumber.class, "of", BinaryNumber::of, name, form.encoding());
  }

  @Override
  public Accepted accepted() {
    return Accepted.numbers(codec().min(), codec().max());
  }

  @Override
  public boolean isUnsigned() {
    return codec().bits();
  }

  @Override
  public Width width() {
    return codec().number().width() > 0
        ? Width.fixed(codec().number().width())
        : Width.atMost(
            Math.max(codec().size(codec().min()), codec().size(codec().max())));
  }

  @Override
  protected String form() {
    return codec().number().inWords();
  }
}
