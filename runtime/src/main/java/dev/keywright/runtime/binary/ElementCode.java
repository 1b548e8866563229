package dev.keywright.runtime.binary;

/** The byte that begins an element of FoundationDB's tuples, and what messages call it. */
final class ElementCode {
  /** There is none: the part is not an element of a tuple. */
  static final int NONE = -1;

  static final int NULL = 0x00;
  static final int BYTES = 0x01;
  static final int TEXT = 0x02;
  static final int FLOAT = 0x20;
  static final int DOUBLE = 0x21;
  static final int FALSE = 0x26;
  static final int UUID = 0x30;

  private static final int NESTED = 0x05;
  private static final int NEGATIVE_BIG = 0x0B;
  private static final int POSITIVE_BIG = 0x1D;
  private static final int TRUE = 0x27;
  private static final int VERSIONSTAMP_96 = 0x33;

  private ElementCode() {}

  /** How many bytes it takes. */
  static int size(int code) {
    return code == NONE ? 0 : 1;
  }

  /** Writes it, if there is one, and returns the index after it. */
  static int write(int code, byte[] out, int at) {
    if (code == NONE) {
      return at;
    }
    out[at] = (byte) code;
    return at + 1;
  }

  /** What a byte begins, in messages. */
  static String named(int code) {
    return switch (code) {
      case NULL -> "null";
      case BYTES -> "bytes";
      case TEXT -> "a text";
      case NESTED -> "a nested tuple";
      case NEGATIVE_BIG, POSITIVE_BIG -> "an integer above 8 bytes";
      case FLOAT -> "a float";
      case DOUBLE -> "a double";
      case FALSE, TRUE -> "a boolean";
      case UUID -> "a UUID";
      case VERSIONSTAMP_96 -> "a versionstamp";
      default ->
          code > NEGATIVE_BIG && code < POSITIVE_BIG ? "an integer" : "no element of a tuple";
    };
  }
}
