package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.binary.BinaryFlag;
import dev.keywright.runtime.codec.Form;
import dev.keywright.runtime.codec.Width;

/** A boolean in one byte. */
final class FlagInBinary extends PartEncoding<BinaryFlag> {
  FlagInBinary(PartSignature part, LayoutFormat format) {
    super(
        part,
        Made.by(BinaryFlag.class, "of", BinaryFlag::of, part.name())
            .when(format == LayoutFormat.FDB_TUPLE, "element", BinaryFlag::element)
            .when(part.encoding().descending(), "descendingOrder", BinaryFlag::descendingOrder));
  }

  @Override
  public Width width() {
    return Width.fixed(1);
  }

  @Override
  protected String form() {
    return Form.bytes(1);
  }
}
