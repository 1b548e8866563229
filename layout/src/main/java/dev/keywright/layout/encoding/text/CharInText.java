package dev.keywright.layout.encoding.text;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;
import dev.keywright.runtime.text.CharPart;

/** One character as it is. */
final class CharInText extends PartEncoding<CharPart> {
  CharInText(PartSignature part) {
    super(part, ofAlphabet(CharPart.class, part, CharPart::of, CharPart::of));
  }

  @Override
  public Accepted accepted() {
    return Accepted.texts(codec().alphabet(), 1, 1);
  }

  @Override
  public Width width() {
    return Width.ofText(codec().alphabet(), 1, 1, -1, 0);
  }

  @Override
  public boolean isAscii() {
    return codec().alphabet().isAscii();
  }

  @Override
  protected String form() {
    Alphabet alphabet = codec().alphabet();
    return alphabet.equals(Alphabet.basic()) ? "text" : "[" + alphabet + "]";
  }
}
