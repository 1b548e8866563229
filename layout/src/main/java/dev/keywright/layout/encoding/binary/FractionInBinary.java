package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.FormWords;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryPart;

/** A float or a double. */
final class FractionInBinary extends PartEncoding<BinaryPart<?>> {
  FractionInBinary(PartSignature part, LayoutFormat format) {
    super(
        part,
        made(part, format),
        it -> Width.fixed(bytes(part, format)),
        it -> FormWords.bytes(bytes(part, format)));
  }

  private static RecordedCalls<? extends BinaryPart<?>> made(
      PartSignature part, LayoutFormat format) {
    boolean descending = part.encoding().descending();
    return part.type().bytes() == Float.BYTES
        ? RecordedCalls.by(BinaryFloat.class, "of", BinaryFloat::of, part.name())
            .when(format == LayoutFormat.FDB_TUPLE, "element", BinaryFloat::element)
            .when(descending, "descendingOrder", BinaryFloat::descendingOrder)
        : RecordedCalls.by(BinaryDouble.class, "of", BinaryDouble::of, part.name())
            .when(format == LayoutFormat.FDB_TUPLE, "element", BinaryDouble::element)
            .when(descending, "descendingOrder", BinaryDouble::descendingOrder);
  }

  private static int bytes(PartSignature part, LayoutFormat format) {
    return part.type().bytes() + (format == LayoutFormat.FDB_TUPLE ? 1 : 0);
  }
}
