package dev.keywright;

/** How the columns of a key are written. */
public enum Format {
  /** Readable text: digits, letters, and a separator between parts. */
  TEXT,

  /**
   * Compact bytes without separators: numbers of fixed width, texts with an end marker. Every part
   * keeps its order in either direction, and texts may hold any character.
   */
  BINARY
}
