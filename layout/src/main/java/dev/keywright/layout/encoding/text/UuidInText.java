package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.text.UuidPart;

/** A UUID in its 36 characters. */
final class UuidInText extends PartEncoding<UuidPart> {
  private static final int CHARACTERS = 36;

  UuidInText(PartSignature part) {
    super(
        part,
        RecordedCalls.by(UuidPart.class, "of", UuidPart::of, part.name())
            .when(part.encoding().descending(), "descendingOrder", UuidPart::descendingOrder),
        it -> Width.fixed(CHARACTERS),
        it -> CHARACTERS + " characters");
  }
}
