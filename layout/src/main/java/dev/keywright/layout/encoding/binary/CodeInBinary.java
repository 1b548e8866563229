package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.CodesType;
import dev.keywright.layout.signature.LayoutFormat;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.binary.BinaryCode;
import java.util.Arrays;

/** A constant of an enum as the text of its code. */
final class CodeInBinary extends PartEncoding<BinaryCode<String>> {
  private final boolean isEnded;

  CodeInBinary(PartSignature part, CodesType type, Place place) {
    super(
        part,
        made(part, type, place),
        it -> Width.atMost(it.extremes().whole().stream().mapToInt(b -> b.length).max().orElse(0)),
        it -> String.join(" | ", it.codes().values()));
    // An element shows its end, too, but might go on with what its end begins.
    this.isEnded =
        place.format() != LayoutFormat.FDB_TUPLE
            && (place.isFollowed() || part.encoding().descending());
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

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return !isEnded
        && codec().codes().keySet().stream()
            .anyMatch(it -> isBeginning((byte[]) beginning, codec().encode(it)));
  }

  private static boolean isBeginning(byte[] beginning, byte[] code) {
    int end = beginning.length;
    return code.length > end && Arrays.equals(code, 0, end, beginning, 0, end);
  }
}
