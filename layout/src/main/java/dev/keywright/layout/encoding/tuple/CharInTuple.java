package dev.keywright.layout.encoding.tuple;

import dev.keywright.layout.encoding.PartEncoding;
import dev.keywright.layout.encoding.RecordedCalls;
import dev.keywright.layout.encoding.Width;
import dev.keywright.layout.signature.PartSignature;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.TupleChar;

/** A character as the text element of that one character. */
final class CharInTuple extends PartEncoding<TupleChar> {
  CharInTuple(PartSignature part) {
    this(part, ofAlphabet(BinaryChar.class, part, BinaryChar::of, BinaryChar::of));
  }

  private CharInTuple(PartSignature part, RecordedCalls<BinaryChar> content) {
    super(
        part,
        RecordedCalls.of(TupleChar.of(content.value()), TupleChar.class, "of", content),
        it -> width(it.character().alphabet()),
        it -> words(it.character().alphabet(), Alphabet.basic()));
  }

  private static Width width(Alphabet alphabet) {
    Width content = Width.ofText(alphabet, 1, 1, 0, 2);
    boolean isFixed = alphabet.isAscii() && !alphabet.contains(0);
    return new Width(isFixed, content.bytes(), content.bytes()).plus(Width.fixed(2));
  }

  @Override
  public boolean mayBeTruncated(Object beginning) {
    return codec().character().alphabet().contains(0)
        && TupleEncodings.endsInZero((byte[]) beginning);
  }
}
