package dev.keywright.runtime.number;

/** What can stand for a whole number in keys of other systems, by the names that users write. */
public enum NumberEncoding {
  /** Decimal digits, zeros on the left. */
  DECIMAL,

  /** Hexadecimal digits, zeros on the left. */
  HEX;

  /** Whether it is text, which only TEXT can write; the others are bytes, and only of BINARY. */
  public boolean isText() {
    return switch (this) {
      case DECIMAL, HEX -> true;
    };
  }

  /** Whether letters are among its digits, which can be written in upper case. */
  public boolean hasLetters() {
    return switch (this) {
      case DECIMAL -> false;
      case HEX -> true;
    };
  }

  /** The largest width: every unsigned number of 64 bits has that many digits or fewer. */
  public int widest() {
    return switch (this) {
      case DECIMAL -> 20;
      case HEX -> 16;
    };
  }

  /** How many digits there are. */
  public int base() {
    return switch (this) {
      case DECIMAL -> 10;
      case HEX -> 16;
    };
  }

  /** What a width counts, in words. */
  public String digits(int width) {
    String digits = width == 1 ? "digit" : "digits";
    return switch (this) {
      case DECIMAL -> width + " " + digits;
      case HEX -> width + " hexadecimal " + digits;
    };
  }

  /** The largest {@code long} that so many digits can show. */
  public long largest(int width) {
    long largest = 0;
    for (int i = 0; i < width; i++) {
      if (largest > Long.MAX_VALUE / base()) {
        return Long.MAX_VALUE;
      }
      long shifted = largest * base();
      largest = shifted > Long.MAX_VALUE - (base() - 1) ? Long.MAX_VALUE : shifted + base() - 1;
    }
    return largest;
  }
}
