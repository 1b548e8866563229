package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.text.SuffixPart;

/** Random characters of a fixed number. */
final class SuffixInText extends PartEncoding<SuffixPart> {
  SuffixInText(PartSignature part, SuffixType type) {
    super(
        part,
        RecordedCalls.by(SuffixPart.class, "of", SuffixPart::of, part.name(), type.length()),
        it -> Width.fixed(it.length()),
        it -> it.length() + " random characters of [0-9a-z]");
  }
}
