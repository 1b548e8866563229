package dev.keywright.runtime.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import java.util.List;

/**
 * A text of a fixed length that tells rows apart: so many characters of {@code 0-9a-z}, one byte
 * each.
 */
public record BinarySuffix(String name, int length) implements BinaryPart<String> {

  public static BinarySuffix of(String name, int length) {
    return new BinarySuffix(name, length);
  }

  @Override
  public Extremes<byte[]> extremes() {
    return Extremes.of(List.of(encode("0".repeat(length)), encode("z".repeat(length))));
  }

  @Override
  public void check(String value) {
    NullCheck.require(name, value);
    boolean isAllowed = value.length() == length;
    for (int i = 0; i < value.length(); i++) {
      isAllowed &= isAllowed(value.charAt(i));
    }
    if (!isAllowed) {
      throw new InvalidPartException(name, value, "be " + expected());
    }
  }

  private static boolean isAllowed(int c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z');
  }

  private String expected() {
    return length + (length == 1 ? " character" : " characters") + " of [0-9a-z]";
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(String value) {
    check(value);
    return length;
  }

  /** Writes the characters and returns the index after them. */
  @Override
  public int write(String value, byte[] out, int at) {
    for (int i = 0; i < length; i++) {
      out[at + i] = (byte) value.charAt(i);
    }
    return at + length;
  }

  @Override
  public String read(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    int index = in.take(length);
    for (int i = 0; i < length; i++) {
      if (!isAllowed(in.bytes()[index + i])) {
        throw in.malformedAt(start + i, expected());
      }
    }
    return new String(in.bytes(), index, length, ISO_8859_1);
  }
}
