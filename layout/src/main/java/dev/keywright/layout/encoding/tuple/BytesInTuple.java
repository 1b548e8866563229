package dev.keywright.layout.encoding.tuple;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.binary.BytesInBinary;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.TupleBytes;

/** Bytes as an element. */
final class BytesInTuple extends PartEncoding<TupleBytes> {
  BytesInTuple(PartSignature part) {
    this(part, BytesInBinary.content(part));
  }

  private BytesInTuple(PartSignature part, RecordedCalls<BinaryBytes> content) {
    super(
        part,
        RecordedCalls.of(TupleBytes.of(content.value()), TupleBytes.class, "of", content),
        it -> BytesInBinary.width(it.content(), /* ended= */ true),
        it -> BytesInBinary.form(it.content()));
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return TupleEncodings.endsInZero((byte[]) beginning);
  }
}
