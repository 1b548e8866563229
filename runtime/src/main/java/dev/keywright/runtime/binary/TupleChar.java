package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.utf8.Utf8;
import java.util.List;

/**
 * A character as an element of FoundationDB's tuples: the text of that one character.
 *
 * @param character which characters it may be
 */
public record TupleChar(BinaryChar character) implements BinaryPart<Character> {

  /** A character that a part of a BINARY column could be. */
  public static TupleChar of(BinaryChar character) {
    return new TupleChar(character);
  }

  @Override
  public String name() {
    return character.name();
  }

  @Override
  public AcceptedValues accepts() {
    return character.accepts();
  }

  @Override
  public Extremes<byte[]> extremes() {
    int first = character.alphabet().next(-1);
    int last = character.alphabet().previous(Character.MAX_VALUE + 1);
    return first < 0 || last < first
        ? Extremes.unknown()
        : Extremes.of(List.of(encode((char) first), encode((char) last)));
  }

  /** Refuses a character outside the alphabet. */
  public void check(char value) {
    character.check(value);
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(char value) {
    check(value);
    return (value == 0 ? 2 : Utf8.size(value)) + TupleContent.AROUND;
  }

  /** Writes the element and returns the index after it. */
  public int write(char value, byte[] out, int at) {
    out[at] = ElementCode.TEXT;
    int end = Utf8.write(value, out, at + 1);
    return TupleContent.writeEnd(out, value == 0 ? ZeroEscapes.writeAfterZero(out, end) : end);
  }

  @Override
  public int size(Character value) {
    return size(value.charValue());
  }

  @Override
  public int write(Character value, byte[] out, int at) {
    return write(value.charValue(), out, at);
  }

  /** The bytes of a value. */
  public byte[] encode(char value) {
    byte[] out = new byte[size(value)];
    write(value, out, 0);
    return out;
  }

  /** Reads one character. */
  public char readChar(BinaryReader in) {
    int start = in.position();
    String text = TupleContent.read(BinaryString.of(name()), ElementCode.TEXT, in);
    if (text.length() != 1 || !character.alphabet().contains(text.charAt(0))) {
      throw in.malformedAt(start, "a character of [" + character.alphabet() + "]");
    }
    return text.charAt(0);
  }

  @Override
  public Character read(BinaryReader in) {
    return readChar(in);
  }
}
