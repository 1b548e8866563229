package dev.keywright.runtime.text;

import dev.keywright.runtime.codec.AcceptedValues;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.LengthLimits;
import dev.keywright.runtime.codec.PrefixCodec;

/**
 * Bytes as lower-case hexadecimal digits, two for each; they sort as the bytes do, unsigned.
 *
 * @param minLength the smallest number of bytes
 * @param maxLength the largest number of bytes
 * @param separator the character after the digits, or -1 if they end their column
 */
public record HexPart(String name, int minLength, int maxLength, int separator)
    implements TextPart<byte[]>, PrefixCodec<byte[], String> {

  public static HexPart of(String name) {
    return new HexPart(name, 0, Integer.MAX_VALUE, -1);
  }

  /** The same part, refusing fewer bytes. */
  public HexPart atLeast(int bytes) {
    return new HexPart(name, bytes, maxLength, separator);
  }

  /** The same part, refusing more bytes. */
  public HexPart atMost(int bytes) {
    return new HexPart(name, minLength, bytes, separator);
  }

  /** The same part, followed by a separator. */
  public HexPart before(char following) {
    return new HexPart(name, minLength, maxLength, following);
  }

  @Override
  public AcceptedValues accepts() {
    return AcceptedValues.lengths(minLength, maxLength);
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.bytes(this);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(byte[] value) {
    check(value);
    return Math.multiplyExact(value.length, 2);
  }

  @Override
  public void check(byte[] value) {
    LengthLimits.check(name, value, minLength, maxLength);
  }

  /** Writes the digits and returns the index after them. */
  @Override
  public int write(byte[] value, byte[] out, int start) {
    return Hex.write(value, out, start);
  }

  @Override
  public String text(byte[] value) {
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  @Override
  public byte[] read(TextReader in) {
    in.begin(name);
    int start = in.position();
    int end = in.indexOf(separator);
    int length = end - start;
    if (length % 2 != 0 || length / 2 > maxLength) {
      throw in.malformedAt(start, "two digits for each of at most " + maxLength + " bytes");
    }
    if (length / 2 < minLength) {
      throw in.malformedAt(start, "two digits for each of at least " + minLength + " bytes");
    }
    byte[] value = Hex.bytes(in.text(), start, length / 2);
    if (value == null) {
      throw in.malformedAt(firstWrong(in, start), "two lower-case hexadecimal digits");
    }
    in.skip(length);
    return value;
  }

  private static int firstWrong(TextReader in, int start) {
    int at = start;
    while (Hex.number(in.text(), at, 2) >= 0) {
      at += 2;
    }
    return at;
  }

  @Override
  public String encodeBeginning(byte[] value) {
    return minLength == 0 ? text(value) : atLeast(0).text(value);
  }
}
