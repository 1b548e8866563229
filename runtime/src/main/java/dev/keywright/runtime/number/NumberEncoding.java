package dev.keywright.runtime.number;

/** What can represent a whole number in keys of other systems, by the names that users write. */
public enum NumberEncoding {
  /** Decimal digits, zeros on the left. */
  DECIMAL,

  /** Hexadecimal digits, zeros on the left. */
  HEX,

  /** Bytes, most significant first, of numbers from 0 on. */
  UNSIGNED,

  /** Bytes, most significant first; negative numbers have the highest bit set and sort last. */
  TWOS_COMPLEMENT,

  /** Bytes, least significant first, of numbers from 0 on. */
  LITTLE_ENDIAN,

  /** Seven bits a byte, least significant first, as protobuf has them. */
  VARINT_LEB128,

  /** Seven bits a byte, most significant first, as Bitcoin Core's {@code VARINT} has them. */
  VARINT_BITCOIN,

  /** The ordered varint of CockroachDB: small numbers in one byte, others after their length. */
  VARINT_COCKROACHDB,

  /** The integer of FoundationDB's tuples: its bytes after their number. */
  VARINT_FOUNDATIONDB;

  private static final int MOST_BYTES = Long.BYTES;
  private static final int DECIMAL_BASE = 10;
  private static final int HEX_BASE = 16;
  private static final int BYTE_BASE = 256;

  /** Whether it is text, which only TEXT can write; the others are bytes, and only of BINARY. */
  public boolean isText() {
    return this == DECIMAL || this == HEX;
  }

  /** Whether letters are among its digits, which can be written in upper case. */
  public boolean hasLetters() {
    return this == HEX;
  }

  /** Whether a width is declared; of a varint, each number has its own. */
  public boolean hasWidth() {
    return switch (this) {
      case DECIMAL, HEX, UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> true;
      case VARINT_LEB128, VARINT_BITCOIN, VARINT_COCKROACHDB, VARINT_FOUNDATIONDB -> false;
    };
  }

  /**
   * Whether a number that fills its Java type represents its bits without a sign, as {@link
   * Integer#toUnsignedLong} takes them.
   */
  public boolean takesBits() {
    return this == UNSIGNED || this == LITTLE_ENDIAN;
  }

  /** The largest width: every number of 64 bits has that many digits or bytes, or fewer. */
  public int widest() {
    return switch (this) {
      case DECIMAL -> 20;
      case HEX -> 16;
      case UNSIGNED, TWOS_COMPLEMENT, LITTLE_ENDIAN -> MOST_BYTES;
      case VARINT_LEB128, VARINT_BITCOIN, VARINT_COCKROACHDB, VARINT_FOUNDATIONDB -> 0;
    };
  }

  /** What a width counts, in words. */
  public String digits(int width) {
    String digits = width == 1 ? "digit" : "digits";
    String bytes = width == 1 ? "byte" : "bytes";
    return switch (this) {
      case DECIMAL -> width + " " + digits;
      case HEX -> width + " hexadecimal " + digits;
      case UNSIGNED -> width + " unsigned " + bytes;
      case TWOS_COMPLEMENT -> width + " " + bytes + " of two's complement";
      case LITTLE_ENDIAN -> width + " little-endian " + bytes;
      case VARINT_LEB128 -> "LEB128 varints";
      case VARINT_BITCOIN -> "Bitcoin varints";
      case VARINT_COCKROACHDB -> "CockroachDB varints";
      case VARINT_FOUNDATIONDB -> "FoundationDB integers";
    };
  }

  /** The smallest {@code long} that so many digits or bytes can show. */
  public long smallest(int width) {
    return switch (this) {
      case DECIMAL, HEX, UNSIGNED, LITTLE_ENDIAN, VARINT_LEB128, VARINT_BITCOIN -> 0;
      case TWOS_COMPLEMENT -> -largest(width) - 1;
      case VARINT_COCKROACHDB, VARINT_FOUNDATIONDB -> Long.MIN_VALUE;
    };
  }

  /** The largest {@code long} that so many digits or bytes can show. */
  public long largest(int width) {
    return switch (this) {
      case DECIMAL -> largest(DECIMAL_BASE, width);
      case HEX -> largest(HEX_BASE, width);
      case UNSIGNED, LITTLE_ENDIAN -> largest(BYTE_BASE, width);
      case TWOS_COMPLEMENT -> width >= MOST_BYTES ? Long.MAX_VALUE : largest(BYTE_BASE, width) / 2;
      case VARINT_LEB128, VARINT_BITCOIN, VARINT_COCKROACHDB, VARINT_FOUNDATIONDB -> Long.MAX_VALUE;
    };
  }

  /** The smallest width in which a number can be shown. */
  public int widthFor(long number) {
    int width = 1;
    while (width < widest() && (largest(width) < number || smallest(width) > number)) {
      width++;
    }
    return width;
  }

  private static long largest(int base, int width) {
    long largest = 0;
    for (int i = 0; i < width; i++) {
      if (largest > Long.MAX_VALUE / base) {
        return Long.MAX_VALUE;
      }
      long shifted = largest * base;
      largest = shifted > Long.MAX_VALUE - (base - 1) ? Long.MAX_VALUE : shifted + base - 1;
    }
    return largest;
  }
}
