package dev.keywright;

/** How other systems write whole numbers in keys. */
public enum NumberEncoding {
  /** Decimal digits, zeros on the left; in TEXT. */
  DECIMAL,

  /** Hexadecimal digits, zeros on the left; in TEXT. */
  HEX,

  /**
   * Bytes, most significant first, of numbers from 0 on; in BINARY, as all that follow. A number
   * that fills its Java type, such as a {@code long} in 8 bytes, is taken without a sign: {@code
   * -1L} is the largest.
   */
  UNSIGNED,

  /** Bytes, most significant first, as {@code ByteBuffer.putLong} writes them. */
  TWOS_COMPLEMENT,

  /** Bytes, least significant first, of numbers from 0 on; without a sign as {@link #UNSIGNED}. */
  LITTLE_ENDIAN,

  /** The varint of protobuf, of numbers from 0 on. */
  VARINT_LEB128,

  /** {@code VARINT} of Bitcoin Core, of numbers from 0 on. */
  VARINT_BITCOIN,

  /** The ordered varint of CockroachDB. */
  VARINT_COCKROACHDB,

  /** The integer of a FoundationDB tuple, with the byte that says its type and length. */
  VARINT_FOUNDATIONDB
}
