package dev.keywright.layout.automaton;

import dev.keywright.runtime.binary.BinaryChar;
import dev.keywright.runtime.binary.BinaryCode;
import dev.keywright.runtime.binary.BinaryDouble;
import dev.keywright.runtime.binary.BinaryFloat;
import dev.keywright.runtime.binary.BinaryPart;
import dev.keywright.runtime.codec.PartCodec;
import dev.keywright.runtime.natives.NativeValue;
import dev.keywright.runtime.text.CharPart;
import dev.keywright.runtime.text.CodePart;
import java.util.BitSet;
import java.util.List;
import java.util.UUID;

/**
 * What single values are written as: characters, constants, booleans, fractions and identifiers.
 */
final class ValueLanguage {
  private static final int[] UUID_DIGITS = {8, 4, 4, 4, 12};
  private static final BitSet SUFFIX = Symbols.of("0123456789abcdefghijklmnopqrstuvwxyz");

  private ValueLanguage() {}

  static Automaton of(CharPart part) {
    return TextLanguage.repeated(CharacterLanguage.of(part.alphabet()).units(), part.accepts());
  }

  static Automaton of(BinaryChar part) {
    return Complements.ofBytes(CharacterLanguage.of(part.alphabet()).bytes(), part.descending());
  }

  static Automaton of(CodePart<?> part) {
    return new Automaton().anyOf(List.copyOf(part.written().values()));
  }

  static Automaton of(BinaryCode<?> part) {
    return new Automaton()
        .anyOf(part.codes().values().stream().map(it -> text(part.text(), it)).toList());
  }

  static Automaton ofFlag(PartCodec<Boolean, ?> part) {
    return new Automaton().anyOf(List.of(text(part, false), text(part, true)));
  }

  /** Of all that is no number, one is written. */
  static Automaton of(BinaryDouble part) {
    return numbers(
        text(part, Double.NEGATIVE_INFINITY),
        text(part, Double.POSITIVE_INFINITY),
        text(part, Double.NaN));
  }

  static Automaton of(BinaryFloat part) {
    return numbers(
        text(part, Float.NEGATIVE_INFINITY),
        text(part, Float.POSITIVE_INFINITY),
        text(part, Float.NaN));
  }

  private static Automaton numbers(String first, String last, String none) {
    return new Automaton().oneOf(List.of(between(first, last), new Automaton().text(none)));
  }

  /** All bytes between the ends of a part that writes each of these. */
  static Automaton between(BinaryPart<?> part) {
    List<byte[]> ends = part.extremes().whole();
    return between(Contents.text(ends.get(0)), Contents.text(ends.get(1)));
  }

  private static Automaton between(String one, String other) {
    boolean isAscending = one.compareTo(other) <= 0;
    return new Automaton()
        .between(isAscending ? one : other, isAscending ? other : one, Symbols.anyByte());
  }

  /** A boolean is one of two numbers, and a UUID has the digits of two. */
  static Automaton of(NativeValue<?> part) {
    return part.order().first() instanceof UUID
        ? digits(2 * Long.BYTES)
        : new Automaton().anyOf(List.of(Contents.text(false), Contents.text(true)));
  }

  /** The digits of so many bytes. */
  static Automaton digits(int bytes) {
    return new Automaton().many(Symbols.HEX, 2 * bytes, 2 * bytes);
  }

  static Automaton uuidOfText() {
    Automaton uuid = new Automaton();
    for (int i = 0; i < UUID_DIGITS.length; i++) {
      uuid.text(i == 0 ? "" : "-").many(Symbols.HEX, UUID_DIGITS[i], UUID_DIGITS[i]);
    }
    return uuid;
  }

  static Automaton suffix(int length) {
    return new Automaton().many(SUFFIX, length, length);
  }

  private static <T> String text(PartCodec<T, ?> part, T value) {
    return Contents.text(part.encode(value));
  }
}
