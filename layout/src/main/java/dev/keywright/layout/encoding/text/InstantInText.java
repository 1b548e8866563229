package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.text.InstantPart;

/** An instant as Java writes it. */
final class InstantInText extends PartEncoding<InstantPart> {
  InstantInText(PartSignature part) {
    super(
        part,
        RecordedCalls.by(InstantPart.class, "of", InstantPart::of, part.name()),
        it -> Width.atMost(InstantPart.longest()),
        it -> "Instant.toString()");
  }
}
