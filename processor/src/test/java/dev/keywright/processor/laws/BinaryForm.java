package dev.keywright.processor.laws;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;

/** The encodings that BINARY parts are put together from, written for tests. */
final class BinaryForm {
  private BinaryForm() {}

  /** A number that is not negative, most significant byte first. */
  static byte[] unsigned(BigInteger number, int width) {
    if (number.signum() < 0 || number.bitLength() > width * Byte.SIZE) {
      throw new AssertionError(number + " in " + width + " bytes");
    }
    byte[] bytes = new byte[width];
    for (int i = 0; i < width; i++) {
      bytes[width - 1 - i] = number.shiftRight(i * Byte.SIZE).byteValue();
    }
    return bytes;
  }

  /** A number of any sign, raised so far that the smallest one is zero. */
  static byte[] signed(BigInteger number, int width) {
    return unsigned(number.add(BigInteger.ONE.shiftLeft(width * Byte.SIZE - 1)), width);
  }

  /** Content of any length: 00 becomes 00 FF, and 00 01 ends it. */
  static byte[] ended(byte[] content) {
    ByteArrayOutputStream ended = new ByteArrayOutputStream();
    for (byte b : content) {
      ended.write(b);
      if (b == 0) {
        ended.write(0xFF);
      }
    }
    ended.write(0);
    ended.write(1);
    return ended.toByteArray();
  }

  static byte[] complement(byte[] bytes) {
    byte[] complement = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      complement[i] = (byte) (255 - (bytes[i] & 0xFF));
    }
    return complement;
  }

  static byte[] inReverse(byte[] bytes) {
    byte[] turned = new byte[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      turned[i] = bytes[bytes.length - 1 - i];
    }
    return turned;
  }
}
