package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryWhole;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.Width;

/** A whole number in the bytes of its type. */
final class WholeInBinary extends PartEncoding<BinaryWhole> {
  WholeInBinary(PartSignature part) {
    super(part, made(part, part.encoding()));
  }

  private static Made<BinaryWhole> made(PartSignature part, Encoding encoding) {
    return Made.by(BinaryWhole.class, "of", BinaryWhole::of, part.name(), part.type().bytes())
        .with("atLeast", BinaryWhole::atLeast, part.min())
        .with("atMost", BinaryWhole::atMost, part.max())
        .when(encoding.descending(), "descendingOrder", BinaryWhole::descendingOrder)
        .when(encoding.reversed(), "backToFront", BinaryWhole::backToFront);
  }

  @Override
  public Accepted accepted() {
    return Accepted.numbers(codec().min(), codec().max());
  }

  @Override
  public Width width() {
    return Width.fixed(codec().bytes());
  }

  @Override
  protected String form() {
    return Form.bytes(codec().bytes());
  }
}
