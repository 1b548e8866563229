package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.codec.Width;

/** A constant of an enum as the text of its code. */
final class CodeInBinary extends PartEncoding<BinaryCode<String>> {
  CodeInBinary(PartSignature part, CodesType type, Place place) {
    super(part, made(part, type, place));
  }

  private static Made<BinaryCode<String>> made(PartSignature part, CodesType type, Place place) {
    boolean isElement = place.format() == LayoutFormat.FDB_TUPLE;
    Made<BinaryCode<String>> codes =
        Made.of(
            BinaryCode.of(part.name(), type.names(), type.codes()),
            BinaryCode.class,
            "of",
            type.arguments(part.name()));
    return codes
        .when(isElement, "element", BinaryCode::element)
        .when(part.encoding().descending(), "descendingOrder", BinaryCode::descendingOrder)
        .when(
            place.isFollowed() && !isElement && !part.encoding().descending(),
            "followed",
            BinaryCode::followed);
  }

  @Override
  public Width width() {
    return Width.atMost(
        codec().codes().keySet().stream().mapToInt(codec()::size).max().orElse(0));
  }

  @Override
  protected String form() {
    return String.join(" | ", codec().codes().values());
  }
}
