package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.HashEncoding;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.Place;
import dev.keywright.runtime.text.HexPart;

/** Bytes as hexadecimal digits. */
final class BytesInText extends PartEncoding<HexPart> {
  BytesInText(PartSignature part, Place place) {
    super(
        part,
        RecordedCalls.by(HexPart.class, "of", HexPart::of, part.name())
            .with("atLeast", HexPart::atLeast, part.limits().leastLength())
            .with("atMost", HexPart::atMost, part.limits().mostLength())
            .when(place.isFollowed(), "before", HexPart::before, place.separator()),
        it -> Width.ofLengths(it.minLength(), it.maxLength(), 2),
        it -> "two hexadecimal digits for each byte");
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return ((String) beginning).matches(HashEncoding.DIGITS)
        && ((String) beginning).length() / 2 < codec().maxLength();
  }
}
