package dev.keywright.runtime.frame;

/** What shows where a text or bytes end in keys of other systems, by the names that users write. */
public enum TextEncoding {
  /** A number of bytes that is always the same. */
  FIXED,

  /** A number in front that says how many bytes follow. */
  LENGTH_PREFIXED,

  /** One byte or two after it, which the value does not hold. */
  TERMINATED,

  /** Groups of 8 bytes, and after each how many of them the value has. */
  GROUPED,

  /** Nothing: what follows has a fixed width, and is read from the right. */
  TAIL;

  /** Whether every byte of what is written can be complemented. */
  public boolean canDescend() {
    return switch (this) {
      case FIXED, TERMINATED, GROUPED -> true;
      case LENGTH_PREFIXED, TAIL -> false;
    };
  }

  /**
   * Whether keys in which the value begins alike stand together.
   *
   * @param leastLength the fewest bytes of a value: what is after a shorter one may look like the
   *     rest of a beginning
   */
  public boolean hasBeginnings(int leastLength) {
    return switch (this) {
      case FIXED, TERMINATED, GROUPED -> true;
      case LENGTH_PREFIXED -> false;
      case TAIL -> leastLength > 0;
    };
  }
}
