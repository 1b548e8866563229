package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.text.FlagPart;

/** A boolean as a digit. */
final class FlagInText extends PartEncoding<FlagPart> {
  FlagInText(PartSignature part) {
    super(
        part,
        RecordedCalls.by(FlagPart.class, "of", FlagPart::of, part.name())
            .when(part.encoding().descending(), "descendingOrder", FlagPart::descendingOrder),
        it -> Width.fixed(1),
        it -> "0 or 1");
  }
}
