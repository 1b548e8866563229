package dev.keywright.processor.language;

import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.assembly.Item;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.binary.TupleChar;
import dev.keywright.runtime.binary.TupleText;
import dev.keywright.runtime.codec.Accepted;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import dev.keywright.runtime.text.TextPart;
import java.util.BitSet;

/** What texts, characters and bytes can be written as. */
final class TextLanguage {
  private static final int MOST_BYTES_OF_A_UNIT = 3;
  private static final int MOST_ESCAPED = 8;
  private static final int BYTES_ELEMENT = 1;
  private static final int TEXT_ELEMENT = 2;

  private TextLanguage() {}

  /** What a text can be written as. */
  static PartLanguage of(Item.Part<?> part) {
    Accepted texts = part.codec().accepts();
    if (part.codec() instanceof BinaryString binary) {
      return BinaryLanguage.texts(
          Symbols.bytes(texts.alphabet()),
          texts.minLength(),
          texts.alphabet().isAscii() ? texts.maxLength() : longest(texts.maxLength()),
          binary.ended(),
          binary.descending(),
          texts.alphabet().isAscii());
    }
    if (part.codec() instanceof TupleText) {
      return BinaryLanguage.element(
          TEXT_ELEMENT,
          Symbols.bytes(texts.alphabet()),
          texts.minLength(),
          texts.alphabet().isAscii() ? texts.maxLength() : longest(texts.maxLength()),
          texts.alphabet().isAscii());
    }
    BitSet units = Symbols.units(texts.alphabet());
    int most = texts.maxLength();
    Automaton each = new Automaton().one(units);
    if (part.codec() instanceof StringPart text && text.escaped()) {
      each = EscapedLanguage.of(units, (char) (text.separator() + 1));
      // Each character takes many states.
      most = most > MOST_ESCAPED ? Integer.MAX_VALUE : most;
    }
    boolean isExact =
        !Symbols.hasPairs(texts.alphabet())
            && most == texts.maxLength()
            && isCounted(texts.minLength(), most)
            && !part.signature().encoding().labels();
    return new PartLanguage(new Automaton().repeated(each, texts.minLength(), most), isExact);
  }

  private static int longest(int units) {
    return units > Automaton.MOST_COUNTED ? units : units * MOST_BYTES_OF_A_UNIT;
  }

  private static boolean isCounted(int least, int most) {
    return least <= Automaton.MOST_COUNTED
        && (most <= Automaton.MOST_COUNTED || most == Integer.MAX_VALUE);
  }

  /** What bytes can be written as. */
  static PartLanguage bytes(Item.Part<?> part) {
    Accepted lengths = part.codec().accepts();
    int least = lengths.minLength();
    int most = lengths.maxLength();
    if (part.codec() instanceof BinaryBytes binary) {
      return BinaryLanguage.texts(
          Symbols.anyByte(), least, most, binary.ended(), binary.descending(), true);
    }
    if (part.codec() instanceof TupleBytes) {
      return BinaryLanguage.element(BYTES_ELEMENT, Symbols.anyByte(), least, most, true);
    }
    Automaton each =
        part.codec() instanceof HexPart
            ? new Automaton().one(Symbols.HEX).one(Symbols.HEX)
            : new Automaton().one(Symbols.anyByte());
    return new PartLanguage(new Automaton().repeated(each, least, most), isCounted(least, most));
  }

  /** What a character can be written as. */
  static PartLanguage character(Item.Part<?> part) {
    Alphabet alphabet = part.codec().accepts().alphabet();
    if (part.codec() instanceof TextPart<?>) {
      return new PartLanguage(new Automaton().one(Symbols.units(alphabet)), true);
    }
    return part.codec() instanceof TupleChar
        ? BinaryLanguage.element(
            TEXT_ELEMENT, Symbols.bytes(alphabet), 1, MOST_BYTES_OF_A_UNIT, false)
        : new PartLanguage(PartLanguage.anyBytes(part), false);
  }
}
