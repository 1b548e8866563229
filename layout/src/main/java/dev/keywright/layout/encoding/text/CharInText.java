package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.text.CharPart;

/** One character as it is. */
final class CharInText extends PartEncoding<CharPart> {
  CharInText(PartSignature part) {
    super(
        part,
        ofAlphabet(CharPart.class, part, CharPart::of, CharPart::of),
        it -> Width.ofText(it.alphabet(), 1, 1, -1, 0),
        it -> words(it.alphabet(), Alphabet.basic()));
  }
}
