package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryFlag;

/** A boolean in one byte. */
final class FlagInBinary extends PartEncoding<BinaryFlag> {
  FlagInBinary(PartSignature part, LayoutFormat format) {
    super(
        part,
        RecordedCalls.by(BinaryFlag.class, "of", BinaryFlag::of, part.name())
            .when(format == LayoutFormat.FDB_TUPLE, "element", BinaryFlag::element)
            .when(part.encoding().descending(), "descendingOrder", BinaryFlag::descendingOrder),
        it -> Width.fixed(1),
        it -> FormWords.bytes(1));
  }
}
