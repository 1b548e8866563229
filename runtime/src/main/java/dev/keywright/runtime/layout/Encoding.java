package dev.keywright.runtime.layout;

import dev.keywright.runtime.time.TimeFormat;
import java.util.Optional;
import java.util.StringJoiner;

/**
 * How the values of a part are written, where there is a choice.
 *
 * @param pad the digits of a TEXT number, or 0
 * @param signed whether 10^pad is added to a TEXT number, so that it may be negative
 * @param time what stands for a time
 * @param descending whether larger values are written as smaller ones
 * @param reversed whether what is written stands back to front
 */
public record Encoding(
    int pad, boolean signed, Optional<TimeFormat> time, boolean descending, boolean reversed) {
  /** Nothing is chosen. */
  public static final Encoding PLAIN = new Encoding(0, false, Optional.empty(), false, false);

  /** Whole numbers of so many digits. */
  public static Encoding padded(int digits) {
    return new Encoding(digits, false, Optional.empty(), false, false);
  }

  /** The same encoding, with times in another form. */
  public Encoding withTime(Optional<TimeFormat> format) {
    return new Encoding(pad, signed, format, descending, reversed);
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
    if (descending) {
      words.add("DESC");
    }
    if (reversed) {
      words.add("reversed");
    }
  }
}
