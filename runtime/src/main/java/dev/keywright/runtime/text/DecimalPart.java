package dev.keywright.runtime.text;

import dev.keywright.runtime.codec.Extremes;

/**
 * A whole number in decimal digits.
 *
 * <p>Padded, it is always {@code pad} digits, filled with zeros on the left. Signed, 10^pad is
 * added first, so it is {@code pad + 1} digits and negative numbers sort below positive ones.
 * Descending, each digit d is written as 9 - d. Reversed, the digits stand in reverse order.
 * Unpadded ({@code pad} 0) it has no leading zeros and does not keep the order of the numbers.
 *
 * @param pad the number of digits, 1 to 19, or 0 if unpadded
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 * @param separator the character after an unpadded number, or -1 if it ends its column
 */
public record DecimalPart(
    String name,
    int pad,
    boolean signed,
    boolean descending,
    boolean reversed,
    long min,
    long max,
    int separator)
    implements TextNumber {

  /** A number of 0 and up, zero-padded to so many digits, 1 to 19. */
  public static DecimalPart padded(String name, int pad) {
    return new DecimalPart(name, pad, false, false, false, 0, Digits.largest(pad), -1);
  }

  /** A number that may be negative, with 10^pad added. */
  public static DecimalPart signed(String name, int pad) {
    long max = Digits.largest(pad);
    long min = pad == Digits.MOST ? Long.MIN_VALUE : -max;
    return new DecimalPart(name, pad, true, false, false, min, max, -1);
  }

  /** A number as it is usually printed. */
  public static DecimalPart unpadded(String name) {
    return new DecimalPart(name, 0, false, false, false, Long.MIN_VALUE, Long.MAX_VALUE, -1);
  }

  /** The same part, refusing smaller values. */
  public DecimalPart atLeast(long value) {
    return new DecimalPart(
        name, pad, signed, descending, reversed, Math.max(min, value), max, separator);
  }

  /** The same part, refusing larger values. */
  public DecimalPart atMost(long value) {
    return new DecimalPart(
        name, pad, signed, descending, reversed, min, Math.min(max, value), separator);
  }

  /** The same part with the order of its values turned around. */
  public DecimalPart descendingOrder() {
    return new DecimalPart(name, pad, signed, true, reversed, min, max, separator);
  }

  /** The same part with its digits in reverse order. */
  public DecimalPart inReverse() {
    return new DecimalPart(name, pad, signed, descending, true, min, max, separator);
  }

  /** The same part, followed by a separator: no digit. */
  public DecimalPart before(char following) {
    return new DecimalPart(name, pad, signed, descending, reversed, min, max, following);
  }

  @Override
  public Extremes<String> extremes() {
    if (pad == 0) {
      return Extremes.numbers(this, Digits.turns());
    }
    // Back to front, the lowest digit comes first.
    boolean areOfOneTen = Math.floorDiv(min, 10) == Math.floorDiv(max, 10);
    return reversed && !areOfOneTen ? Extremes.beginning("0", "9") : Extremes.numbers(this);
  }

  /** How the digits of two values sort where they are neither padded nor reversed. */
  public int compareDigits(long one, long other) {
    return DecimalEncoder.compareUnpadded(one, other, separator);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(long value) {
    return DecimalEncoder.size(this, value);
  }

  /**
   * Writes the digits and returns the index after them. A key is written from left to right: the
   * seven bytes after that index may change.
   */
  @Override
  public int write(long value, byte[] out, int at) {
    return DecimalEncoder.write(this, value, out, at);
  }

  @Override
  public String text(long value) {
    if (pad > 0 || reversed) {
      return TextNumber.super.text(value);
    }
    check(value);
    // From JDK 25 on, it writes into the array of the text itself, and nobody else can.
    return Long.toString(value);
  }

  /**
   * The zeros before the digits of a value: Java writes {@code zeros(n) + n} straight into a longer
   * text. For ascending numbers without a sign digit, and not in reverse.
   */
  public String zeros(long value) {
    check(value);
    return Digits.ZEROS[Math.max(pad - Digits.count(value), 0)];
  }

  /** Reads one number. */
  @Override
  public long readLong(TextReader in) {
    return DecimalDecoder.read(this, in);
  }

  /** How many digits a padded number has. */
  int width() {
    return signed ? pad + 1 : pad;
  }

  String range() {
    return min + " to " + max;
  }
}
