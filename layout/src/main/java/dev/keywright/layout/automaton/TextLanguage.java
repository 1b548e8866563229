package dev.keywright.layout.automaton;

import static java.util.stream.Collectors.toCollection;

import dev.keywright.layout.automaton.Repetition.Unit;
import dev.keywright.runtime.binary.BinaryBytes;
import dev.keywright.runtime.binary.BinaryString;
import dev.keywright.runtime.binary.TupleBytes;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.natives.NativeBytes;
import dev.keywright.runtime.text.HexPart;
import dev.keywright.runtime.text.StringPart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/**
 * What texts, bytes and characters are written as by Keywright itself. Those that are reversed, or
 * whose labels change places, are the same in all.
 */
final class TextLanguage {
  private static final int ESCAPE = 3;
  private static final String ZERO = "\0";
  private static final String ESCAPED_ZERO = "\0\u00ff";
  private static final String END = "\0\1";
  private static final String BYTES_ELEMENT = "\1";
  private static final String TEXT_ELEMENT = "\2";

  private TextLanguage() {}

  static Automaton of(StringPart part) {
    CharacterLanguage characters = CharacterLanguage.of(part.alphabet());
    List<Unit> units =
        part.escaped() ? escaped(characters, part.separator() + 1) : characters.units();
    return repeated(units, part.accepts());
  }

  /** Characters up to one are that one and two digits. */
  private static List<Unit> escaped(CharacterLanguage characters, int escape) {
    List<Unit> units = new ArrayList<>(characters.upTo(escape, /* areOthers= */ true).units());
    units.add(
        new Unit(
            new Automaton()
                .text(Character.toString(escape))
                .oneOf(digits(characters.upTo(escape, /* areOthers= */ false))),
            1,
            ESCAPE));
    return units;
  }

  /** The two digits of characters, those with the same first one together. */
  private static List<Automaton> digits(CharacterLanguage characters) {
    Map<Character, BitSet> byFirst = new TreeMap<>();
    characters
        .characters()
        .mapToObj(c -> HexFormat.of().toHexDigits((byte) c))
        .forEach(
            digits ->
                byFirst
                    .computeIfAbsent(digits.charAt(0), none -> new BitSet())
                    .set(digits.charAt(1)));
    return byFirst.entrySet().stream()
        .map(it -> new Automaton().text(it.getKey().toString()).one(it.getValue()))
        .toList();
  }

  static Automaton of(BinaryString part) {
    CharacterLanguage characters = CharacterLanguage.of(part.alphabet());
    return part.ended()
        ? ended(repeated(withEscapedZero(characters), part.accepts()), part.descending())
        : repeated(characters.utf8(), part.accepts());
  }

  static Automaton of(BinaryBytes part) {
    return part.ended()
        ? ended(repeated(bytesWithEscapedZero(), part.accepts()), part.descending())
        : repeated(List.of(anyByte()), part.accepts());
  }

  private static Automaton ended(Automaton content, boolean isDescending) {
    return Complements.ofBytes(content.text(END), isDescending);
  }

  static Automaton of(TupleBytes part) {
    return element(BYTES_ELEMENT, repeated(bytesWithEscapedZero(), part.accepts()));
  }

  /** The characters of an element of a tuple. */
  static Automaton element(PartCodec<?, ?> part) {
    return element(
        TEXT_ELEMENT,
        repeated(withEscapedZero(CharacterLanguage.of(part.accepts().alphabet())), part.accepts()));
  }

  private static Automaton element(String code, Automaton content) {
    return new Automaton().text(code).then(content).text(ZERO);
  }

  static Automaton of(NativeBytes part) {
    return repeated(List.of(anyByte()), part.accepts());
  }

  static Automaton of(HexPart part) {
    Automaton digits = new Automaton().one(Symbols.HEX).one(Symbols.HEX);
    return repeated(List.of(new Unit(digits, 1, 2)), part.accepts());
  }

  static Unit anyByte() {
    return new Unit(new Automaton().one(Symbols.anyByte()), 1, 1);
  }

  static Automaton repeated(List<Unit> units, AcceptedValues lengths) {
    return new Repetition(units).addTo(new Automaton(), lengths.minLength(), lengths.maxLength());
  }

  private static List<Unit> withEscapedZero(CharacterLanguage characters) {
    return characters.contains(0)
        ? escapedZero(characters.without(IntStream.of(0)).utf8())
        : characters.utf8();
  }

  private static List<Unit> bytesWithEscapedZero() {
    return escapedZero(List.of(new Unit(new Automaton().one(Symbols.between(1, 0xff)), 1, 1)));
  }

  private static List<Unit> escapedZero(List<Unit> others) {
    List<Unit> all = others.stream().collect(toCollection(ArrayList::new));
    all.add(new Unit(new Automaton().text(ESCAPED_ZERO), 1, 2));
    return all;
  }
}
