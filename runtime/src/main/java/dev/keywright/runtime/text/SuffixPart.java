package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.RandomSuffix;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * The random characters at the end of a key: a fixed number of digits and lower-case letters.
 *
 * @param length how many characters, from 1 to 64
 */
public record SuffixPart(String name, int length) implements TextPart<String> {

  /**
   * @throws IllegalArgumentException if the length is not from 1 to 64
   */
  public SuffixPart {
    RandomSuffix.checkLength(length);
  }

  public static SuffixPart of(String name, int length) {
    return new SuffixPart(name, length);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.of("0".repeat(length), "z".repeat(length)));
  }

  @Override
  public void check(String value) {
    NullCheck.require(name, value);
    if (value.length() != length || legalUpTo(value) != length) {
      throw new InvalidPartException(name, value, "be " + length + " characters of [0-9a-z]");
    }
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(String value) {
    check(value);
    return length;
  }

  /** Writes the characters and returns the index after them. */
  @Override
  public int write(String value, byte[] out, int start) {
    for (int i = 0; i < length; i++) {
      out[start + i] = (byte) value.charAt(i);
    }
    return start + length;
  }

  @Override
  public String text(String value) {
    check(value);
    return value;
  }

  @Override
  public String read(TextReader in) {
    in.begin(name);
    for (int i = 0; i < length; i++) {
      if (!isLegal(in.peek(i))) {
        throw in.malformed(i, length + " characters of [0-9a-z]");
      }
    }
    return in.takeExactly(length);
  }

  private static int legalUpTo(String value) {
    int end = 0;
    while (end < value.length() && isLegal(value.charAt(end))) {
      end++;
    }
    return end;
  }

  private static boolean isLegal(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
  }
}
