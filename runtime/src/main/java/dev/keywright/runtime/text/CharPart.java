package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.alphabet.Alphabet;
import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.utf8.Utf8;
import java.util.List;

/**
 * One character, written as it is; always one character wide.
 *
 * @param alphabet the characters that the value may be
 */
public record CharPart(String name, Alphabet alphabet) implements TextPart<Character> {

  /** A character that is not half of a surrogate pair. */
  public static CharPart of(String name) {
    return new CharPart(name, Alphabet.basic());
  }

  /** A character of a regex class body, such as {@code A-Z}. */
  public static CharPart of(String name, String alphabet) {
    return new CharPart(name, Alphabet.of(alphabet));
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.texts(alphabet, 1, 1);
  }

  @Override
  public Extremes<String> extremes() {
    int first = alphabet.next(-1);
    int last = alphabet.previous(Character.MAX_VALUE + 1);
    return first < 0 || last < first
        ? Extremes.unknown()
        : Extremes.of(List.of(encode((char) first), encode((char) last)))
            .endlessFrom(last == Character.MAX_VALUE);
  }

  /** Refuses a character outside the alphabet. */
  public void check(char value) {
    if (!alphabet.contains(value)) {
      throw new InvalidPartException(name, value, "be a character of [" + alphabet + "]");
    }
  }

  /** The number of bytes that {@link #write} will write: those of UTF-8. */
  public int size(char value) {
    check(value);
    return Utf8.size(value);
  }

  /** Writes the character and returns the index after it. */
  public int write(char value, byte[] out, int at) {
    return Utf8.write(value, out, at);
  }

  @Override
  public int size(Character value) {
    return size(value.charValue());
  }

  @Override
  public int write(Character value, byte[] out, int at) {
    return write(value.charValue(), out, at);
  }

  /** The character as text. */
  public String text(char value) {
    size(value);
    return String.valueOf(value);
  }

  @Override
  public String text(Character value) {
    return text(NullCheck.require(name, value).charValue());
  }

  /** Reads one character. */
  public char readChar(TextReader in) {
    in.begin(name);
    char value = in.takeExactly(1).charAt(0);
    if (!alphabet.contains(value)) {
      throw in.malformed(-1, "a character of [" + alphabet + "]");
    }
    return value;
  }

  @Override
  public Character read(TextReader in) {
    return readChar(in);
  }
}
