package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.FlooringCodec;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.temporal.ChronoUnit;
import java.util.stream.Stream;

/**
 * A time as another system writes it: a count of units in decimal or hexadecimal digits, perhaps
 * counted down from a constant.
 *
 * <p>A value that is finer than the unit is refused, never rounded.
 *
 * @param scale the counts that the digits can show
 * @param number the digits, and which number they show
 * @param complemented whether each digit is written as the largest one minus itself
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record NumberTimePart<T>(
    String name, TimeScale<T> scale, NumberForm number, boolean complemented, boolean reversed)
    implements TextPart<T>, FlooringCodec<T, String> {

  /** A time whose count stands in so many decimal digits. */
  public static <T> NumberTimePart<T> decimal(
      String name, Class<T> type, TimeFormat unit, int width) {
    return of(name, type, unit, NumberForm.of(NumberEncoding.DECIMAL, width));
  }

  /** A time whose count stands in so many hexadecimal digits. */
  public static <T> NumberTimePart<T> hex(String name, Class<T> type, TimeFormat unit, int width) {
    return of(name, type, unit, NumberForm.of(NumberEncoding.HEX, width));
  }

  /**
   * A time whose count stands in a form.
   *
   * @throws IllegalArgumentException if no time has a count that the form can show
   */
  public static <T> NumberTimePart<T> of(
      String name, Class<T> type, TimeFormat unit, NumberForm form) {
    return of(name, TimeType.of(type), unit, form);
  }

  private static <T> NumberTimePart<T> of(
      String name, TimeType<T> type, TimeFormat unit, NumberForm form) {
    TimeScale<T> scale = TimeScale.ofNumbers(type, unit, form.min(), form.max(), form.floor());
    return new NumberTimePart<>(name, scale, form, false, false);
  }

  /** The same part with its letters in capitals. */
  public NumberTimePart<T> inUpperCase() {
    return with(number.inUpperCase());
  }

  /** The same part, which writes a constant minus the count. */
  public NumberTimePart<T> countingDownFrom(long constant) {
    return with(number.countingDownFrom(constant));
  }

  private NumberTimePart<T> with(NumberForm other) {
    NumberTimePart<T> changed = of(name, scale.type(), unit(), other);
    return new NumberTimePart<>(name, changed.scale, other, complemented, reversed);
  }

  /** The same part, of times that begin a unit, such as an hour. */
  public NumberTimePart<T> flooredTo(ChronoUnit unit) {
    NumberForm floored = number.flooredTo(unit);
    NumberTimePart<T> changed = of(name, scale.type(), unit(), floored);
    return new NumberTimePart<>(name, changed.scale, floored, complemented, reversed);
  }

  /** The same part, newest first. */
  public NumberTimePart<T> descendingOrder() {
    return new NumberTimePart<>(name, scale, number, true, reversed);
  }

  /** The same part with its digits back to front. */
  public NumberTimePart<T> inReverse() {
    return new NumberTimePart<>(name, scale, number, complemented, true);
  }

  private TimeFormat unit() {
    return scale.format().orElseThrow();
  }

  @Override
  public boolean descending() {
    return complemented || number.countDownFrom().isPresent();
  }

  @Override
  public Extremes<String> extremes() {
    return reversed
        ? Extremes.beginning(digits().smallest(), digits().largest())
        : Extremes.of(Stream.of(encode(scale.first()), encode(scale.last())));
  }

  /** The number of bytes that {@link #write} will write, which looks at the value. */
  @Override
  public int size(T value) {
    NullCheck.require(name, value);
    return number.width();
  }

  @Override
  public void check(T value) {
    number(value);
  }

  /**
   * Writes the digits and returns the index behind them. A key is written from left to right: the
   * seven bytes behind that index may change.
   */
  @Override
  public int write(T value, byte[] out, int at) {
    return digits().write(number(value), out, at);
  }

  private NumberDigits digits() {
    return new NumberDigits(number, complemented, reversed);
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
    long stored = digits().read(in);
    // Of numbers from 0 on, none is far enough from the constant to come round.
    T value = stored < 0 ? null : scale.value(number.counted(stored));
    if (value == null) {
      throw in.malformedAt(start, scale.expected());
    }
    return value;
  }
}
