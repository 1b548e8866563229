package dev.keywright.layout.encoding.binary;

import dev.keywright.layout.encoding.Made;
import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.codec.Width;

/** One character in two bytes. */
final class CharInBinary extends PartEncoding<BinaryChar> {
  CharInBinary(PartSignature part) {
    super(
        part,
        ofAlphabet(BinaryChar.class, part, BinaryChar::of, BinaryChar::of)
            .when(part.encoding().descending(), "descendingOrder", BinaryChar::descendingOrder));
  }

  @Override
  public Accepted accepted() {
    return Accepted.texts(codec().alphabet(), 1, 1);
  }

  @Override
  public Width width() {
    return Width.fixed(Character.BYTES);
  }

  @Override
  protected String form() {
    Alphabet alphabet = codec().alphabet();
    return alphabet.equals(Alphabet.basic()) ? "text" : "[" + alphabet + "]";
  }
}
