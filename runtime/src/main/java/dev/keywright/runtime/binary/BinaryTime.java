package dev.keywright.runtime.binary;

import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.NumberedCodec;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeScale;
import dev.keywright.runtime.time.TimeType;

/**
 * A time as the number of units since a fixed one.
 *
 * <p>A value that is finer than the unit is refused, never rounded.
 *
 * @param whole how the number is written, and which numbers stand for a value
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record BinaryTime<T>(TimeScale<T> scale, BinaryWhole whole)
    implements BinaryPart<T>, NumberedCodec<T, byte[]> {

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

  private static <T> BinaryTime<T> of(TimeScale<T> scale, BinaryWhole whole) {
    long min = scale.number(scale.first());
    return new BinaryTime<>(scale, whole.atLeast(min).atMost(scale.number(scale.last())));
  }

  /** The same part, newest first. */
  public BinaryTime<T> descendingOrder() {
    return new BinaryTime<>(scale, whole.descendingOrder());
  }

  /** The same part with its bytes back to front. */
  public BinaryTime<T> inReverse() {
    return new BinaryTime<>(scale, whole.inReverse());
  }

  @Override
  public Extremes<byte[]> extremes() {
    return whole.extremes();
  }

  @Override
  public String name() {
    return whole.name();
  }

  @Override
  public boolean descending() {
    return whole.descending();
  }

  @Override
  public long number(T value) {
    return scale.numberOf(name(), value);
  }

  @Override
  public void check(T value) {
    scale.check(name(), value);
  }

  /** The number of bytes that {@link #write} will write. */
  @Override
  public int size(T value) {
    check(value);
    return whole.bytes();
  }

  /** Writes the bytes and returns the index behind them. */
  @Override
  public int write(T value, byte[] out, int at) {
    return whole.write(scale.number(value), out, at);
  }

  @Override
  public byte[] encode(T value) {
    return whole.encode(number(value));
  }

  @Override
  public T read(BinaryReader in) {
    int start = in.position();
    T value = scale.value(whole.readLong(in));
    if (value == null) {
      throw in.malformedAt(start, scale.expected());
    }
    return value;
  }
}
