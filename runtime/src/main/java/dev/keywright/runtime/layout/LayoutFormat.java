package dev.keywright.runtime.layout;

/** The ways to write a column. */
public enum LayoutFormat {
  /** Readable characters; the separator stands between parts. */
  TEXT,

  /** Compact bytes. */
  BINARY;

  /** Whether columns hold text; those of all other formats hold bytes. */
  public boolean isText() {
    return switch (this) {
      case TEXT -> true;
      case BINARY -> false;
    };
  }
}
