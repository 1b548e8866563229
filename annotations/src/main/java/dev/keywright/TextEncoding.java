package dev.keywright;

/** What shows where a text or bytes end in keys of other systems. */
public enum TextEncoding {
  /** A number of bytes that is always the same, as {@code width} and {@code fill} say. */
  FIXED,

  /** Its length in front, in {@code lengthBytes} bytes or in a varint. */
  LENGTH_PREFIXED,

  /** The byte {@code end} after it. */
  TERMINATED,

  /**
   * Nothing: what is after it in its column has a fixed width, so that it is read from the right.
   */
  TAIL
}
