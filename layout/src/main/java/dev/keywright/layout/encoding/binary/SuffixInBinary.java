package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.layout.signature.SuffixType;
import dev.keywright.runtime.binary.BinarySuffix;

/** Random characters of a fixed number. */
final class SuffixInBinary extends PartEncoding<BinarySuffix> {
  SuffixInBinary(PartSignature part, SuffixType type) {
    super(
        part,
        RecordedCalls.by(BinarySuffix.class, "of", BinarySuffix::of, part.name(), type.length()),
        it -> Width.fixed(it.length()),
        it -> it.length() + " random characters of [0-9a-z]");
  }
}
