package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryCode;

/** A constant of an enum as the text of its code. */
final class CodeInBinary extends PartEncoding<BinaryCode<String>> {
  CodeInBinary(PartSignature part, CodesType type, Place place) {
    super(
        part,
        made(part, type, place),
        it -> Width.atMost(it.extremes().whole().stream().mapToInt(b -> b.length).max().orElse(0)),
        it -> String.join(" | ", it.codes().values()));
  }

  private static RecordedCalls<BinaryCode<String>> made(
      PartSignature part, CodesType type, Place place) {
    boolean isElement = place.format() == LayoutFormat.FDB_TUPLE;
    BinaryCode<String> codes = BinaryCode.of(part.name(), type.names(), type.codes());
    return RecordedCalls.of(codes, BinaryCode.class, "of", type.arguments(part.name()))
        .when(isElement, "element", BinaryCode::element)
        .when(part.encoding().descending(), "descendingOrder", BinaryCode::descendingOrder)
        .when(
            place.isFollowed() && !isElement && !part.encoding().descending(),
            "followed",
            BinaryCode::followed);
  }
}
