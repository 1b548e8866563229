package dev.keywright;

/** What shows where a text or bytes end in keys of other systems. */
public enum TextEncoding {
  /** A fixed number of bytes, as {@code width} and {@code fill} say. */
  FIXED,

  /** Its length in front, in {@code lengthBytes} bytes or in a varint. */
  LENGTH_PREFIXED,

  /** The byte {@code end} after it, or two bytes. */
  TERMINATED,

  /**
   * Groups of 8 bytes with a marker after each, as TiDB and MyRocks write texts and bytes. Zeros
   * fill the last group up, and its marker is 255 less their number. The marker of every other
   * group is 255. The values sort, in both directions.
   */
  GROUPED,

  /**
   * Nothing: what is after it in its column has a fixed width, so that it is read from the right.
   */
  TAIL
}
