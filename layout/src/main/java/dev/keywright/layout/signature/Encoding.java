package dev.keywright.layout.signature;

import dev.keywright.runtime.frame.TextForm;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * How the values of a part are written, where there is a choice.
 *
 * @param pad the digits of a TEXT number, or 0
 * @param signed whether 10^pad is added to a TEXT number, so that it may be negative
 * @param time what represents a time
 * @param floor the unit that times are rounded down to where the caller may have finer ones
 * @param number how another system writes the number, or the count of a time
 * @param text how another system shows the end of a text, or of bytes
 * @param descending whether larger values are written as smaller ones
 * @param reversed whether what is written is in reverse order
 * @param labels whether the last label of a name is written first
 */
public record Encoding(
    int pad,
    boolean signed,
    Optional<TimeFormat> time,
    Optional<ChronoUnit> floor,
    Optional<NumberForm> number,
    Optional<TextForm> text,
    boolean descending,
    boolean reversed,
    boolean labels) {
  /** Nothing is chosen. */
  public static final Encoding PLAIN =
      new Encoding(
          0,
          /* signed= */ false,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          /* descending= */ false,
          /* reversed= */ false,
          /* labels= */ false);

  /** The same encoding, with so many digits. */
  public Encoding withPad(int digits) {
    return new Encoding(digits, signed, time, floor, number, text, descending, reversed, labels);
  }

  /** The same encoding, with times in another form. */
  public Encoding withTime(Optional<TimeFormat> format) {
    return new Encoding(pad, signed, format, floor, number, text, descending, reversed, labels);
  }

  /** The same encoding, of times that are rounded down to a unit. */
  public Encoding withFloor(Optional<ChronoUnit> unit) {
    return new Encoding(pad, signed, time, unit, number, text, descending, reversed, labels);
  }

  /** The same encoding, with numbers in the form of another system. */
  public Encoding withNumber(Optional<NumberForm> form) {
    return new Encoding(pad, signed, time, floor, form, text, descending, reversed, labels);
  }

  /** The same encoding, with the end of a text shown as another system does. */
  public Encoding withText(Optional<TextForm> form) {
    return new Encoding(pad, signed, time, floor, number, form, descending, reversed, labels);
  }

  /** The same encoding, of numbers that may be negative or not. */
  public Encoding withSigned(boolean mayBeNegative) {
    return new Encoding(
        pad, mayBeNegative, time, floor, number, text, descending, reversed, labels);
  }

  /** The same encoding, with larger values written as smaller ones or not. */
  public Encoding withDescending(boolean isDescending) {
    return new Encoding(pad, signed, time, floor, number, text, isDescending, reversed, labels);
  }

  /** The same encoding, with what is written in reverse order or not. */
  public Encoding withReversed(boolean isReversed) {
    return new Encoding(pad, signed, time, floor, number, text, descending, isReversed, labels);
  }

  /** The same encoding, with the last label of a name first or not. */
  public Encoding withLabels(boolean areReversed) {
    return new Encoding(pad, signed, time, floor, number, text, descending, reversed, areReversed);
  }

  /** Whether what is written sorts by something else than the values. */
  public boolean scatters() {
    return reversed || labels;
  }

  /** Whether a number in TEXT has digits of a fixed width. */
  public boolean isPadded() {
    return pad > 0 || number.isPresent();
  }

  /** Whether larger values are written as smaller ones, in whichever way. */
  public boolean isLargestFirst() {
    return descending || number.filter(it -> it.countDownFrom().isPresent()).isPresent();
  }

  /** The words of the signature. */
  void addTo(StringJoiner words) {
    if (pad > 0) {
      words.add("pad=" + pad);
    }
    if (signed) {
      words.add("signed");
    }
    time.ifPresent(format -> words.add("time=" + format));
    number.ifPresent(form -> words.add(FormWords.of(form)));
    floor.ifPresent(unit -> words.add("floor=" + unit.name()));
    text.ifPresent(form -> words.add(FormWords.of(form)));
    if (descending) {
      words.add("DESC");
    }
    if (reversed) {
      words.add("reversed");
    }
    if (labels) {
      words.add("labels");
    }
  }
}
