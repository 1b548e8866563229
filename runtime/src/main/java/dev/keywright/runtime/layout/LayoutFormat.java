package dev.keywright.runtime.layout;

/** The two ways to write a column. */
public enum LayoutFormat {
  /** Readable characters; the separator stands between parts. */
  TEXT,

  /** Compact bytes. */
  BINARY
}
