package dev.keywright.runtime.text;

import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.number.NumberForm;

/**
 * A whole number as another system writes it: in decimal or hexadecimal digits, perhaps counted
 * down from a constant.
 *
 * @param number the digits, and which number they show
 * @param complemented whether each digit is written as the largest one minus itself
 * @param min the smallest value, inclusive
 * @param max the largest value, inclusive
 */
public record NumberPart(
    String name, NumberForm number, boolean complemented, boolean reversed, long min, long max)
    implements TextNumber {

  /** A number in a form. */
  public static NumberPart of(String name, NumberForm form) {
    return new NumberPart(name, form, false, false, form.min(), form.max());
  }

  /** The same part, refusing smaller values. */
  public NumberPart atLeast(long value) {
    return new NumberPart(name, number, complemented, reversed, Math.max(min, value), max);
  }

  /** The same part, refusing larger values. */
  public NumberPart atMost(long value) {
    return new NumberPart(name, number, complemented, reversed, min, Math.min(max, value));
  }

  /** The same part with the order of its values turned around. */
  public NumberPart descendingOrder() {
    return new NumberPart(name, number, true, reversed, min, max);
  }

  /** The same part with its digits in reverse order. */
  public NumberPart inReverse() {
    return new NumberPart(name, number, complemented, true, min, max);
  }

  @Override
  public boolean descending() {
    return complemented || number.countDownFrom().isPresent();
  }

  @Override
  public Extremes<String> extremes() {
    NumberDigits digits = digits();
    boolean isFirstFree = reversed && digits.hasEveryLast(min, max);
    return isFirstFree
        ? Extremes.beginning(digits.smallest(), digits.largest())
        : Extremes.numbers(this);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(long value) {
    check(value);
    return number.width();
  }

  /**
   * Writes the digits and returns the index after them. A key is written from left to right: the
   * seven bytes after that index may change.
   */
  @Override
  public int write(long value, byte[] out, int at) {
    return digits().write(value, out, at);
  }

  NumberDigits digits() {
    return new NumberDigits(number, complemented, reversed);
  }

  @Override
  public long readLong(TextReader in) {
    in.begin(name);
    int start = in.position();
    long stored = digits().read(in);
    // Of numbers from 0 on, none is far enough from the constant to come round.
    long value = number.counted(stored);
    if (stored < 0 || value < min || value > max) {
      throw in.malformedAt(start, "a number from " + min + " to " + max);
    }
    return value;
  }

  /**
   * Whether digits are written as usual: neither counted down, nor changed, nor in reverse order.
   */
  boolean isPlain() {
    return !complemented && !reversed && number.countDownFrom().isEmpty();
  }
}
