package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;
import java.time.temporal.ChronoUnit;

/**
 * A time as the number of units since a fixed one.
 *
 * <p>A value that is finer than the unit is refused, never rounded.
 *
 * @param scale the numbers that can be written
 * @param count how a number is written, and which numbers represent a value
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record BinaryTime<T>(TimeScale<T> scale, BinaryInteger count)
    implements BinaryPart<T>, TimeCodec<T, byte[]>, Expecting {

  /**
   * A part of points in time, in 8 bytes.
   *
   * @param format {@code EPOCH_MILLIS}, {@code EPOCH_SECONDS} or {@code DOTNET_TICKS}
   * @throws IllegalArgumentException if the format is another one, or values of the type cannot be
   *     parts
   */
  public static <T> BinaryTime<T> of(String name, Class<T> type, TimeFormat format) {
    return of(TimeScale.ofBytes(TimeType.of(type), format), BinaryWhole.of(name, Long.BYTES));
  }

  /**
   * A part of a type that counts its own unit, such as days since 1970, in 4 bytes.
   *
   * @throws IllegalArgumentException if the type has no unit
   */
  public static <T> BinaryTime<T> of(String name, Class<T> type) {
    return of(TimeScale.ofUnits(TimeType.of(type)), BinaryWhole.of(name, Integer.BYTES));
  }

  /**
   * A part whose count another system writes.
   *
   * @throws IllegalArgumentException if no time has a count that the form can show
   */
  public static <T> BinaryTime<T> of(
      String name, Class<T> type, TimeFormat format, NumberForm form) {
    return of(TimeScale.ofForm(TimeType.of(type), format, form), BinaryNumber.of(name, form));
  }

  /**
   * A part of a type that counts its own unit, which another system writes.
   *
   * @throws IllegalArgumentException if the type has no unit
   */
  public static <T> BinaryTime<T> of(String name, Class<T> type, NumberForm form) {
    return of(TimeScale.ofUnits(TimeType.of(type)), BinaryNumber.of(name, form));
  }

  private static <T> BinaryTime<T> of(TimeScale<T> scale, BinaryInteger count) {
    long min = scale.number(scale.first());
    return new BinaryTime<>(scale, count.atLeast(min).atMost(scale.number(scale.last())));
  }

  /**
   * The same part, of times that begin a unit.
   *
   * @throws IllegalArgumentException if its times last longer, or if none of them begins it
   */
  public BinaryTime<T> flooredTo(ChronoUnit unit) {
    return of(scale.flooredTo(unit), count);
  }

  /** The same part, newest first. */
  public BinaryTime<T> descendingOrder() {
    return new BinaryTime<>(scale, count.descendingOrder());
  }

  /** The same part with its bytes in reverse order. */
  public BinaryTime<T> inReverse() {
    return new BinaryTime<>(scale, count.inReverse());
  }

  @Override
  public Extremes<byte[]> extremes() {
    return count.extremes();
  }

  @Override
  public String name() {
    return count.name();
  }

  @Override
  public boolean descending() {
    return count.descending();
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(T value) {
    int width = count.width();
    if (width == 0) {
      return count.size(number(value));
    }
    check(value);
    return width;
  }

  @Override
  public int width() {
    return count.width();
  }

  /** Writes the bytes and returns the index after them. */
  @Override
  public int write(T value, byte[] out, int at) {
    return count.write(scale.number(value), out, at);
  }

  @Override
  public byte[] encode(T value) {
    return count.encode(number(value));
  }

  @Override
  public T read(BinaryReader in) {
    int start = in.position();
    long number = count.readAny(in, this);
    T value = scale.value(number);
    if (value == null) {
      boolean isBeyond = number < count.min() || number > count.max();
      boolean isWhole = count instanceof BinaryWhole;
      throw in.malformedAt(start, isWhole && isBeyond ? count : this);
    }
    return value;
  }

  @Override
  public String expected() {
    return scale.expected();
  }
}
