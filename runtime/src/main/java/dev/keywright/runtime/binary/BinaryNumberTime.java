package dev.keywright.runtime.binary;

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
 * A time as another system writes it: a count of units in bytes, perhaps counted down from a
 * constant.
 *
 * <p>A value that is finer than the unit is refused, never rounded.
 *
 * @param scale the counts that the bytes can show
 * @param number the bytes, and which number they show
 * @param complemented whether every byte is complemented
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record BinaryNumberTime<T>(
    String name, TimeScale<T> scale, NumberForm number, boolean complemented)
    implements BinaryPart<T>, FlooringCodec<T, byte[]>, Expecting {

  /** A time whose count stands in so many bytes. */
  public static <T> BinaryNumberTime<T> of(
      String name, Class<T> type, TimeFormat unit, NumberEncoding encoding, int width) {
    return of(name, type, unit, NumberForm.of(encoding, width));
  }

  /** A time whose count is a varint. */
  public static <T> BinaryNumberTime<T> of(
      String name, Class<T> type, TimeFormat unit, NumberEncoding encoding) {
    return of(name, type, unit, encoding, 0);
  }

  /**
   * A time whose count stands in a form.
   *
   * @throws IllegalArgumentException if no time has a count that the form can show
   */
  public static <T> BinaryNumberTime<T> of(
      String name, Class<T> type, TimeFormat unit, NumberForm form) {
    return of(name, TimeType.of(type), unit, form);
  }

  /**
   * A time of a type that counts its own unit, such as days since 1970.
   *
   * @throws IllegalArgumentException if the type has no unit
   */
  public static <T> BinaryNumberTime<T> of(String name, Class<T> type, NumberEncoding encoding) {
    TimeScale<T> scale = TimeScale.ofUnits(TimeType.of(type));
    return new BinaryNumberTime<>(name, scale, NumberForm.of(encoding, 0), false);
  }

  private static <T> BinaryNumberTime<T> of(
      String name, TimeType<T> type, TimeFormat unit, NumberForm form) {
    TimeScale<T> scale = TimeScale.ofNumbers(type, unit, form.min(), form.max(), form.floor());
    return new BinaryNumberTime<>(name, scale, form, false);
  }

  /** The same part, which writes a constant minus the count. */
  public BinaryNumberTime<T> countingDownFrom(long constant) {
    NumberForm counting = number.countingDownFrom(constant);
    BinaryNumberTime<T> changed = of(name, scale.type(), unit(), counting);
    return new BinaryNumberTime<>(name, changed.scale, counting, complemented);
  }

  /** The same part, of times that begin a unit, such as an hour. */
  public BinaryNumberTime<T> flooredTo(ChronoUnit unit) {
    NumberForm floored = number.flooredTo(unit);
    BinaryNumberTime<T> changed = of(name, scale.type(), unit(), floored);
    return new BinaryNumberTime<>(name, changed.scale, floored, complemented);
  }

  /** The same part, newest first. */
  public BinaryNumberTime<T> descendingOrder() {
    return new BinaryNumberTime<>(name, scale, number, true);
  }

  private TimeFormat unit() {
    return scale.format().orElseThrow();
  }

  @Override
  public boolean descending() {
    return complemented || number.countDownFrom().isPresent();
  }

  private long counted(T value) {
    return number.counted(scale.number(value));
  }

  @Override
  public Extremes<byte[]> extremes() {
    long first = scale.number(scale.first());
    long last = scale.number(scale.last());
    return number.misordered(0, first, last).isEmpty()
        ? Extremes.of(Stream.of(encode(scale.first()), encode(scale.last())))
        : Extremes.unknown();
  }

  @Override
  public void check(T value) {
    scale.check(name, value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(T value) {
    long count = number(value);
    return number.width() > 0 ? number.width() : bytes().size(number.counted(count));
  }

  /** Writes the bytes and returns the index behind them. */
  @Override
  public int write(T value, byte[] out, int at) {
    return bytes().write(counted(value), out, at);
  }

  private NumberBytes bytes() {
    return new NumberBytes(number, complemented);
  }

  @Override
  public T read(BinaryReader in) {
    in.begin(name);
    int start = in.position();
    T value = scale.value(bytes().read(in, /* bits= */ false, this));
    if (value == null) {
      throw in.malformedAt(start, expected());
    }
    return value;
  }

  @Override
  public String expected() {
    return scale.expected();
  }
}
