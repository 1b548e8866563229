package dev.keywright.runtime.binary;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.scan.NumberCodec;
import dev.keywright.runtime.text.TimeForm;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * A point in time as the number of units since a fixed one; a date or a date-time without a zone is
 * taken as UTC.
 *
 * <p>A value that is finer than the unit is refused, never rounded.
 *
 * @param whole how the number is written, and which numbers stand for a value
 * @param <T> {@link Instant}, {@link LocalDateTime} or {@link LocalDate}
 */
public record BinaryTime<T>(InstantType<T> type, TimeCount count, BinaryWhole whole)
    implements BinaryPart<T>, NumberCodec<T, byte[]> {

  /**
   * A part of instants in 8 bytes.
   *
   * @param form {@code EPOCH_MILLIS}, {@code EPOCH_SECONDS} or {@code DOTNET_TICKS}
   * @throws IllegalArgumentException if the form is another one
   */
  public static BinaryTime<Instant> ofInstant(String name, TimeForm form) {
    return of(name, InstantType.INSTANT, TimeCount.of(name, form));
  }

  /**
   * A part of date-times in 8 bytes.
   *
   * @param form {@code EPOCH_MILLIS}, {@code EPOCH_SECONDS} or {@code DOTNET_TICKS}
   * @throws IllegalArgumentException if the form is another one
   */
  public static BinaryTime<LocalDateTime> ofDateTime(String name, TimeForm form) {
    return of(name, InstantType.DATE_TIME, TimeCount.of(name, form));
  }

  /** A part of dates in 4 bytes, as days since 1970. */
  public static BinaryTime<LocalDate> ofDate(String name) {
    return of(name, InstantType.DATE, TimeCount.EPOCH_DAYS);
  }

  private static <T> BinaryTime<T> of(String name, InstantType<T> type, TimeCount count) {
    Instant first = count.first().isAfter(type.first()) ? count.first() : type.first();
    Instant last = count.last().isBefore(type.last()) ? count.last() : type.last();
    BinaryWhole whole =
        BinaryWhole.of(name, count.bytes()).atLeast(count.number(first)).atMost(count.number(last));
    return new BinaryTime<>(type, count, whole);
  }

  /** The same part, newest first. */
  public BinaryTime<T> descendingOrder() {
    return new BinaryTime<>(type, count, whole.descendingOrder());
  }

  /** The same part with its bytes back to front. */
  public BinaryTime<T> backToFront() {
    return new BinaryTime<>(type, count, whole.backToFront());
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
    Instant instant = type.toInstant(InvalidPartException.requirePresent(name(), value));
    Instant first = count.time(whole.min());
    Instant last = count.time(whole.max());
    if (instant.isBefore(first) || instant.isAfter(last)) {
      throw new InvalidPartException(
          name(), value, "be from " + type.fromInstant(first) + " to " + type.fromInstant(last));
    }
    long number = count.number(instant);
    if (!count.time(number).equals(instant)) {
      throw new InvalidPartException(name(), value, "be in " + count.resolution());
    }
    return number;
  }

  @Override
  public void check(T value) {
    number(value);
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(T value) {
    check(value);
    return whole.bytes();
  }

  /** Writes the bytes and returns the index behind them. */
  public int write(T value, byte[] out, int at) {
    return whole.write(number(value), out, at);
  }

  @Override
  public byte[] encode(T value) {
    return whole.encode(number(value));
  }

  @Override
  public T read(BinaryReader in) {
    return type.fromInstant(count.time(whole.readLong(in)));
  }
}
