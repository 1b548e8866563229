package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryUuid;

/** A UUID in its bytes. */
final class UuidInBinary extends PartEncoding<BinaryUuid> {
  private static final int BYTES = 16;

  UuidInBinary(PartSignature part, LayoutFormat format) {
    super(
        part,
        RecordedCalls.by(BinaryUuid.class, "of", BinaryUuid::of, part.name())
            .when(format == LayoutFormat.FDB_TUPLE, "element", BinaryUuid::element)
            .when(part.encoding().descending(), "descendingOrder", BinaryUuid::descendingOrder),
        it -> Width.fixed(bytes(it)),
        it -> FormWords.bytes(bytes(it)));
  }

  private static int bytes(BinaryUuid codec) {
    return BYTES + (codec.code() < 0 ? 0 : 1);
  }
}
