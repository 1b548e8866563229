package dev.keywright.runtime.number;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a whole number is written, and which number that is.
 *
 * @param width the digits, zeros on the left included, or the bytes; 0 for a varint
 * @param upperCase whether letters among the digits are capitals
 * @param countDownFrom the constant from which the value is subtracted, so that large values sort
 *     first
 */
public record NumberForm(
    NumberEncoding encoding, int width, boolean upperCase, OptionalLong countDownFrom) {

  /** Numbers as they are. */
  public static NumberForm of(NumberEncoding encoding, int width) {
    return new NumberForm(encoding, width, false, OptionalLong.empty());
  }

  /** Numbers as they are, each in as many bytes as it needs. */
  public static NumberForm of(NumberEncoding varint) {
    return of(varint, 0);
  }

  /** The same digits, in capitals. */
  public NumberForm inUpperCase() {
    return new NumberForm(encoding, width, true, countDownFrom);
  }

  /** The same digits, of a constant minus the value. */
  public NumberForm countingDownFrom(long constant) {
    return new NumberForm(encoding, width, upperCase, OptionalLong.of(constant));
  }

  /** The smallest value that has a number. */
  public long min() {
    return countDownFrom.isPresent()
        ? OutOfOrder.minus(countDownFrom.getAsLong(), encoding.largest(width))
        : encoding.smallest(width);
  }

  /** The largest value that has a number. */
  public long max() {
    return countDownFrom.isPresent()
        ? OutOfOrder.minus(countDownFrom.getAsLong(), encoding.smallest(width))
        : encoding.largest(width);
  }

  /**
   * The smallest value of a type of so many bytes, by the sign that Java gives it.
   *
   * @param typeBytes 0 for the count of a time
   */
  public long min(int typeBytes) {
    return isOfBits(typeBytes) ? OutOfOrder.firstOfBytes(width) : min();
  }

  /** The largest value of a type of so many bytes, by the sign that Java gives it. */
  public long max(int typeBytes) {
    return isOfBits(typeBytes) ? -OutOfOrder.firstOfBytes(width) - 1 : max();
  }

  /**
   * Whether a value of a type of so many bytes represents its bits without a sign: it fills its
   * bytes, so that every value of the type is written, and those that Java takes for negative are
   * the largest.
   */
  public boolean isOfBits(int typeBytes) {
    return encoding.takesBits() && width == typeBytes && countDownFrom.isEmpty();
  }

  /**
   * Two values that are not written in their order, or empty if all of a range are.
   *
   * @param typeBytes the bytes of the type; 0 for the count of a time
   */
  public Optional<OutOfOrder> misordered(int typeBytes, long min, long max) {
    return OutOfOrder.firstBroken(this, typeBytes, min, max);
  }

  /** Values beside which the bytes begin anew, the smallest and the largest among them. */
  public long[] turns() {
    return SortOrder.turns().map(this::counted).filter(it -> it >= min() && it <= max()).toArray();
  }

  /**
   * How what is written of two values compares; the other way round, if larger ones have smaller
   * numbers.
   */
  public int compare(long one, long other) {
    int bytes = encoding.sortedBy().compare(counted(one), counted(other));
    return countDownFrom.isPresent() ? -bytes : bytes;
  }

  /** The number that is written for a value, and the value that a number is written for. */
  public long counted(long number) {
    return countDownFrom.isPresent() ? countDownFrom.getAsLong() - number : number;
  }
}
