package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * One character in two bytes, the higher one first; descending, both are complemented.
 *
 * @param alphabet the characters that the value may be
 */
public record BinaryChar(String name, Alphabet alphabet, boolean descending)
    implements BinaryPart<Character> {

  /** A character that is not half of a surrogate pair. */
  public static BinaryChar of(String name) {
    return new BinaryChar(name, Alphabet.basic(), false);
  }

  /** A character of a regex class body, such as {@code A-Z}. */
  public static BinaryChar of(String name, String alphabet) {
    return new BinaryChar(name, Alphabet.of(alphabet), false);
  }

  /** The same part with the order of its values turned around. */
  public BinaryChar descendingOrder() {
    return new BinaryChar(name, alphabet, true);
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.texts(alphabet, 1, 1);
  }

  @Override
  public Extremes<byte[]> extremes() {
    int first = alphabet.next(-1);
    int last = alphabet.previous(Character.MAX_VALUE + 1);
    return first < 0 || last < first
        ? Extremes.unknown()
        : Extremes.of(List.of(encode((char) first), encode((char) last)));
  }

  /** Refuses a character outside the alphabet. */
  public void check(char value) {
    if (!alphabet.contains(value)) {
      throw new InvalidPartException(name, value, "be " + expected());
    }
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(char value) {
    check(value);
    return Character.BYTES;
  }

  @Override
  public int width() {
    return Character.BYTES;
  }

  /** Writes the bytes and returns the index after them. */
  public int write(char value, byte[] out, int at) {
    return BigEndian.write(descending ? ~value : value, Character.BYTES, out, at);
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
    in.begin(name);
    int start = in.position();
    long stored = in.takeNumber(Character.BYTES);
    char value = (char) (descending ? ~stored : stored);
    if (!alphabet.contains(value)) {
      throw in.malformedAt(start, expected());
    }
    return value;
  }

  @Override
  public Character read(BinaryReader in) {
    return readChar(in);
  }

  private String expected() {
    return "a character of [" + alphabet + "]";
  }
}
