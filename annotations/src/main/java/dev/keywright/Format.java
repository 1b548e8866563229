package dev.keywright;

/** How the columns of a key are written. */
public enum Format {
  /** Readable text: digits, letters, and a separator between parts. */
  TEXT,

  /**
   * Compact bytes without separators: numbers of fixed width, texts with an end marker. Every part
   * keeps its order in either direction, and texts may hold any character.
   */
  BINARY,

  /**
   * The bytes of FoundationDB's {@code Tuple.pack}: each part is one element, and each element of a
   * {@code List} or a {@code SortedMap} is as many as it has parts.
   *
   * <p>Whole numbers and times are integers, enums are the texts of their codes, a {@code char} is
   * a text, and a bucket is the text of its digits. All layers of FoundationDB read such keys. An
   * element has one form and one order, so {@code direction}, {@code reversed}, {@code hashPrefix},
   * {@link EncodedNumber} and {@link EncodedText} are refused.
   */
  FDB_TUPLE
}
