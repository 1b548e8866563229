package dev.keywright.layout.encoding.tuple;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.binary.BytesInBinary;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;

/** Bytes as an element. */
final class BytesInTuple extends PartEncoding<TupleBytes> {
  BytesInTuple(PartSignature part) {
    this(part, BytesInBinary.content(part));
  }

  private BytesInTuple(PartSignature part, Made<BinaryBytes> content) {
    super(part, Made.of(TupleBytes.of(content.value()), TupleBytes.class, "of", content));
  }

  @Override
  public Accepted accepted() {
    return Accepted.lengths(codec().content().minLength(), codec().content().maxLength());
  }

  @Override
  public Width width() {
    return BytesInBinary.width(codec().content(), /* ended= */ true);
  }

  @Override
  protected String form() {
    return BytesInBinary.form(codec().content());
  }
}
