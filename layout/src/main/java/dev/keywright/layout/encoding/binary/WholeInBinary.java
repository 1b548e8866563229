package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.Encoding;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryWhole;

/** A whole number in the bytes of its type. */
final class WholeInBinary extends PartEncoding<BinaryWhole> {
  WholeInBinary(PartSignature part) {
    super(
        part,
        made(part, part.encoding()),
        it -> Width.fixed(it.bytes()),
        it -> FormWords.bytes(it.bytes()));
  }

  private static RecordedCalls<BinaryWhole> made(PartSignature part, Encoding encoding) {
    return RecordedCalls.by(
            BinaryWhole.class, "of", BinaryWhole::of, part.name(), part.type().bytes())
        .with("atLeast", BinaryWhole::atLeast, part.min())
        .with("atMost", BinaryWhole::atMost, part.max())
        .when(encoding.descending(), "descendingOrder", BinaryWhole::descendingOrder)
        .when(encoding.reversed(), "inReverse", BinaryWhole::inReverse);
  }
}
