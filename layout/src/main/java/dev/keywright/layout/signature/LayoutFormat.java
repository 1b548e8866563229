package dev.keywright.layout.signature;

/** The ways to write a column. */
public enum LayoutFormat {
  /** Readable characters; the separator is between parts. */
  TEXT,

  /** Compact bytes. */
  BINARY,

  /** The bytes of FoundationDB's tuples: each part is an element. */
  FDB_TUPLE;

  /** Whether columns hold text; those of all other formats hold bytes. */
  public boolean isText() {
    return switch (this) {
      case TEXT -> true;
      case BINARY, FDB_TUPLE -> false;
    };
  }

  /**
   * Whether a part can be written in another way than the format says: in reverse order, largest
   * first, after a hash, or as another system has it.
   */
  public boolean hasVariants() {
    return switch (this) {
      case TEXT, BINARY -> true;
      case FDB_TUPLE -> false;
    };
  }

  /** How many bytes are around the number of a bucket: a text element has its code and its end. */
  int bucketFrame() {
    return switch (this) {
      case TEXT, BINARY -> 0;
      case FDB_TUPLE -> 2;
    };
  }

  /** Whether the number of a bucket is written in decimal digits, unless something else is said. */
  public boolean hasDigits() {
    return switch (this) {
      case TEXT, FDB_TUPLE -> true;
      case BINARY -> false;
    };
  }
}
