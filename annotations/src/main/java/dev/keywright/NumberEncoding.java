package dev.keywright;

/** How another system writes a whole number. */
public enum NumberEncoding {
  /** Decimal digits, zeros on the left; up to 20 of them. */
  DECIMAL,
  /** Hexadecimal digits, zeros on the left; up to 16 of them. */
  HEX
}
