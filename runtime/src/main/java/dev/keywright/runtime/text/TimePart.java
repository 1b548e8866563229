package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.stream.Stream;

/**
 * A time as a fixed run of digits.
 *
 * <p>A value that is finer than the digits can show is refused, never rounded.
 *
 * @param scale the numbers whose digits are written
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record TimePart<T>(String name, DigitScale<T> scale, boolean descending, boolean reversed)
    implements TextPart<T>, NumberedCodec<T, String> {

  /**
   * A part of a type.
   *
   * @throws IllegalArgumentException if values of the type cannot be parts, or if the format is not
   *     made of digits: {@link IsoTimePart} writes those
   */
  public static <T> TimePart<T> of(String name, Class<T> type, TimeFormat format) {
    if (!format.isOfDigits()) {
      throw new IllegalArgumentException(format + " is more than digits");
    }
    return new TimePart<>(name, DigitScale.of(TimeType.of(type), format), false, false);
  }

  /** The same part, newest first. */
  public TimePart<T> descendingOrder() {
    return new TimePart<>(name, scale, true, reversed);
  }

  /** The same part with its digits back to front. */
  public TimePart<T> inReverse() {
    return new TimePart<>(name, scale, descending, true);
  }

  @Override
  public Extremes<String> extremes() {
    return reversed
        ? Extremes.beginning("0", "9")
        : Extremes.of(Stream.of(encode(scale.first()), encode(scale.last())));
  }

  /** The number of bytes that {@link #write} will write, which looks at the value. */
  @Override
  public int size(T value) {
    NullCheck.require(name, value);
    return scale.digits();
  }

  @Override
  public void check(T value) {
    scale.check(name, value);
  }

  @Override
  public long number(T value) {
    return scale.numberOf(name, value);
  }

  /**
   * Writes the digits and returns the index behind them. A key is written from left to right: the
   * seven bytes behind that index may change.
   */
  @Override
  public int write(T value, byte[] out, int at) {
    int end = at + scale.digits();
    long number = number(value);
    Digits.write(descending ? scale.descending(number) : number, out, at, end);
    if (reversed) {
      Digits.reverse(out, at, end);
    }
    return end;
  }

  @Override
  public String text(T value) {
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  @Override
  public T read(TextReader in) {
    in.begin(name);
    int start = in.position();
    FieldScale<T> calendar = FieldScale.of(scale);
    if (calendar != null && !descending && !reversed) {
      T value = CalendarDigits.read(calendar, in.text(), start);
      if (value != null) {
        in.skip(scale.digits());
        return value;
      }
    }
    long stored = Digits.read(in, scale.digits(), false, reversed);
    long number = descending ? scale.descending(stored) : stored;
    T value = scale.value(number);
    if (value == null) {
      throw in.malformedAt(start, scale.expected());
    }
    return value;
  }
}
