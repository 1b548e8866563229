package dev.keywright.processor.laws;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;

/**
 * The bytes of whole numbers in other systems, worked out without the code under test.
 *
 * @param encoding its name
 * @param width in bytes; 0 for a varint
 */
public record ForeignBytes(String encoding, int width) {
  private static final BigInteger SMALL = BigInteger.valueOf(109);
  private static final BigInteger BYTE = BigInteger.valueOf(256);
  private static final BigInteger SEVEN_BITS = BigInteger.valueOf(128);

  /** The smallest number that has bytes. */
  public BigInteger first() {
    return switch (encoding) {
      case "TWOS_COMPLEMENT" -> BigInteger.ONE.shiftLeft(Byte.SIZE * width - 1).negate();
      case "VARINT_COCKROACHDB", "VARINT_FOUNDATIONDB" -> BigInteger.valueOf(Long.MIN_VALUE);
      default -> BigInteger.ZERO;
    };
  }

  /** The largest number of 63 bits that has bytes. */
  public BigInteger last() {
    BigInteger most = BigInteger.valueOf(Long.MAX_VALUE);
    return switch (encoding) {
      case "TWOS_COMPLEMENT" -> first().negate().subtract(BigInteger.ONE);
      case "UNSIGNED", "LITTLE_ENDIAN" -> lastOfBits().min(most);
      default -> most;
    };
  }

  /** The largest number of bytes without a sign. */
  public BigInteger lastOfBits() {
    return BigInteger.ONE.shiftLeft(Byte.SIZE * width).subtract(BigInteger.ONE);
  }

  /** What is written for a number. */
  public byte[] bytes(BigInteger number) {
    return switch (encoding) {
      case "UNSIGNED" -> BinaryForm.unsigned(number, width);
      case "LITTLE_ENDIAN" -> BinaryForm.inReverse(BinaryForm.unsigned(number, width));
      case "TWOS_COMPLEMENT" ->
          BinaryForm.unsigned(number.mod(BigInteger.ONE.shiftLeft(Byte.SIZE * width)), width);
      case "VARINT_LEB128" -> leb128(number);
      case "VARINT_BITCOIN" -> bitcoin(number);
      case "VARINT_COCKROACHDB" -> cockroach(number);
      default -> foundation(number);
    };
  }

  private static byte[] leb128(BigInteger number) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    BigInteger rest = number;
    while (rest.compareTo(SEVEN_BITS) >= 0) {
      out.write(rest.mod(SEVEN_BITS).intValue() + 128);
      rest = rest.divide(SEVEN_BITS);
    }
    out.write(rest.intValue());
    return out.toByteArray();
  }

  private static byte[] bitcoin(BigInteger number) {
    ByteArrayOutputStream turned = new ByteArrayOutputStream();
    BigInteger rest = number;
    turned.write(rest.mod(SEVEN_BITS).intValue());
    while (rest.compareTo(SEVEN_BITS) >= 0) {
      rest = rest.divide(SEVEN_BITS).subtract(BigInteger.ONE);
      turned.write(rest.mod(SEVEN_BITS).intValue() + 128);
    }
    return BinaryForm.inReverse(turned.toByteArray());
  }

  private static byte[] cockroach(BigInteger number) {
    if (number.signum() >= 0 && number.compareTo(SMALL) <= 0) {
      return new byte[] {(byte) (0x88 + number.intValue())};
    }
    int bytes = bytesOf(number);
    int first = number.signum() < 0 ? 0x88 - bytes : 0xF5 + bytes;
    return behind(first, number.mod(BYTE.pow(bytes)), bytes);
  }

  private static byte[] foundation(BigInteger number) {
    int bytes = bytesOf(number);
    boolean isNegative = number.signum() < 0;
    BigInteger shown = isNegative ? number.add(BYTE.pow(bytes)).subtract(BigInteger.ONE) : number;
    return behind(isNegative ? 0x14 - bytes : 0x14 + bytes, shown, bytes);
  }

  private static int bytesOf(BigInteger number) {
    return (number.abs().bitLength() + Byte.SIZE - 1) / Byte.SIZE;
  }

  private static byte[] behind(int first, BigInteger number, int bytes) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.write(first);
    out.writeBytes(BinaryForm.unsigned(number, bytes));
    return out.toByteArray();
  }
}
