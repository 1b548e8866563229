package dev.keywright.runtime.number;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * How a whole number of 0 and up is written, and which number that is.
 *
 * @param width the digits, zeros on the left included
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
    return countDownFrom.isPresent() ? countDownFrom.getAsLong() - encoding.largest(width) : 0;
  }

  /** The largest value that has a number. */
  public long max() {
    return countDownFrom.orElseGet(() -> encoding.largest(width));
  }

  /** The number that is written for a value, and the value that a number is written for. */
  public long counted(long number) {
    return countDownFrom.isPresent() ? countDownFrom.getAsLong() - number : number;
  }

  /** Why nothing can be written like this, or empty if it can. */
  public Optional<NumberFault> fault() {
    if (width < 1 || width > encoding.widest()) {
      return Optional.of(
          new NumberFault(
              "width",
              "width = " + width + " is not between 1 and " + encoding.widest(),
              "write a width from 1 to " + encoding.widest()));
    }
    if (countDownFrom.orElse(0) < 0) {
      return Optional.of(
          new NumberFault(
              "countDownFrom",
              "countDownFrom = " + countDownFrom.getAsLong() + " is negative",
              "write the constant that the system counts down from, such as Long.MAX_VALUE"));
    }
    return upperCase && !encoding.hasLetters()
        ? Optional.of(
            new NumberFault(
                "upperCase",
                "upperCase is for letters, and " + encoding + " has none",
                "leave upperCase out"))
        : Optional.empty();
  }

  /** The words of the signature. */
  @Override
  public String toString() {
    return "as="
        + encoding
        + " width="
        + width
        + (upperCase ? " upperCase" : "")
        + (countDownFrom.isPresent() ? " countDownFrom=" + countDownFrom.getAsLong() : "");
  }

  /** The form in words: {@code 19 digits, counted down from 9223372036854775807}. */
  public String inWords() {
    return encoding.digits(width)
        + (upperCase ? " in capitals" : "")
        + (countDownFrom.isPresent() ? ", counted down from " + countDownFrom.getAsLong() : "");
  }
}
