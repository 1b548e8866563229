package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryChar;

/** One character in two bytes. */
final class CharInBinary extends PartEncoding<BinaryChar> {
  CharInBinary(PartSignature part) {
    super(
        part,
        ofAlphabet(BinaryChar.class, part, BinaryChar::of, BinaryChar::of)
            .when(part.encoding().descending(), "descendingOrder", BinaryChar::descendingOrder),
        it -> Width.fixed(Character.BYTES),
        it -> words(it.alphabet(), Alphabet.basic()));
  }
}
