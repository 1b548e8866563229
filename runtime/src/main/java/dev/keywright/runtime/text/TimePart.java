package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.temporal.ChronoUnit;

/**
 * A time as a fixed run of digits.
 *
 * <p>A value that is finer than the digits can show is refused, never rounded.
 *
 * @param scale the numbers that can be written
 * @param digits how a number is written, and which numbers represent a value
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record TimePart<T>(DigitScale<T> scale, NumberPart digits)
    implements TextPart<T>, TimeCodec<T, String> {

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
    DigitScale<T> scale = DigitScale.of(TimeType.of(type), format);
    return of(name, scale, NumberForm.of(NumberEncoding.DECIMAL, scale.digits()));
  }

  /**
   * A part whose count another system writes.
   *
   * @throws IllegalArgumentException if no time has a count that the form can show
   */
  public static <T> TimePart<T> of(String name, Class<T> type, TimeFormat format, NumberForm form) {
    return of(name, TimeScale.ofForm(TimeType.of(type), format, form), form);
  }

  private static <T> TimePart<T> of(String name, DigitScale<T> scale, NumberForm form) {
    return new TimePart<>(scale, limited(NumberPart.of(name, form), scale));
  }

  private static <T> NumberPart limited(NumberPart digits, DigitScale<T> scale) {
    return digits.atLeast(scale.number(scale.first())).atMost(scale.number(scale.last()));
  }

  /**
   * The same part, of times that begin a unit.
   *
   * @throws IllegalArgumentException if its times last longer, or if none of them begins it
   */
  public TimePart<T> flooredTo(ChronoUnit unit) {
    DigitScale<T> floored = scale.flooredTo(unit);
    return new TimePart<>(floored, limited(digits, floored));
  }

  /**
   * The same part, newest first: it writes the largest number of the scale minus the time's. The
   * largest number of an epoch is in {@code EpochUnit}, such as the last tick of .NET.
   */
  public TimePart<T> descendingOrder() {
    TimePart<T> down = of(name(), scale, digits.number().countingDownFrom(scale.largest()));
    return digits.reversed() ? down.inReverse() : down;
  }

  /** The same part, newest first: each digit is written as the largest one minus itself. */
  public TimePart<T> complemented() {
    return new TimePart<>(scale, digits.descendingOrder());
  }

  /** The same part with its digits in reverse order. */
  public TimePart<T> inReverse() {
    return new TimePart<>(scale, digits.inReverse());
  }

  @Override
  public String name() {
    return digits.name();
  }

  @Override
  public boolean descending() {
    return digits.descending();
  }

  @Override
  public Extremes<String> extremes() {
    return digits.extremes();
  }

  /** The number of bytes that {@link #write} will write, which looks at the value. */
  @Override
  public int size(T value) {
    NullCheck.require(name(), value);
    return digits.number().width();
  }

  /**
   * Writes the digits and returns the index after them. A key is written from left to right: the
   * seven bytes after that index may change.
   */
  @Override
  public int write(T value, byte[] out, int at) {
    return digits.write(number(value), out, at);
  }

  @Override
  public String text(T value) {
    byte[] out = TextBuffer.of(size(value));
    return TextBuffer.ascii(out, write(value, out, 0));
  }

  @Override
  public T read(TextReader in) {
    in.begin(name());
    int start = in.position();
    FieldScale<T> calendar = FieldScale.of(scale);
    if (calendar != null && digits.isPlain()) {
      T value = CalendarText.read(calendar, in.text(), start, in.isChecked());
      if (value != null) {
        in.skip(calendar.digits());
        return value;
      }
    }
    long stored = digits.digits().read(in);
    T value = stored < 0 ? null : scale.value(digits.number().counted(stored));
    if (value == null) {
      throw in.malformedAt(start, in.explains() ? scale.expected() : "");
    }
    return value;
  }
}
