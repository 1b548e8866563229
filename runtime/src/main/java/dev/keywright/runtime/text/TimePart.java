package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.scan.NumberCodec;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;

/**
 * A point in time as a fixed run of digits; a date or a date-time without a zone is taken as UTC.
 *
 * <p>A value that is finer than the form can show is refused, never rounded.
 *
 * @param <T> {@link Instant}, {@link LocalDateTime} or {@link LocalDate}
 */
public record TimePart<T>(
    String name, TimeType<T> type, TimeForm form, boolean descending, boolean reversed)
    implements TextPart<T>, NumberCodec<T, String> {

  /** A part of instants. */
  public static TimePart<Instant> ofInstant(String name, TimeForm form) {
    return new TimePart<>(name, TimeType.INSTANT, form, false, false);
  }

  /** A part of date-times, taken as UTC. */
  public static TimePart<LocalDateTime> ofDateTime(String name, TimeForm form) {
    return new TimePart<>(name, TimeType.DATE_TIME, form, false, false);
  }

  /** A part of dates; in the forms that count time, a date is its midnight in UTC. */
  public static TimePart<LocalDate> ofDate(String name, TimeForm form) {
    TimeForm ofDates = form == TimeForm.BASIC ? TimeForm.BASIC_DATE : form;
    return new TimePart<>(name, TimeType.DATE, ofDates, false, false);
  }

  /** The same part, newest first. */
  public TimePart<T> descendingOrder() {
    return new TimePart<>(name, type, form, true, reversed);
  }

  /** The same part with its digits back to front. */
  public TimePart<T> backToFront() {
    return new TimePart<>(name, type, form, descending, true);
  }

  /** The number of bytes that {@link #write} will write. */
  public int size(T value) {
    number(value);
    return form.width();
  }

  @Override
  public void check(T value) {
    number(value);
  }

  @Override
  public long number(T value) {
    LocalDateTime time = type.toUtc(InvalidPartException.requirePresent(name, value));
    if (!form.holds(time)) {
      String limit = form.isInRange(time) ? "in " + form.resolution() : form.range();
      throw new InvalidPartException(name, value, "be " + limit);
    }
    return form.number(time);
  }

  /**
   * Writes the digits and returns the index behind them. A key is written from left to right: the
   * seven bytes behind that index may change.
   */
  public int write(T value, byte[] out, int at) {
    int end = at + form.width();
    long number = number(value);
    Digits.write(descending ? form.descending(number) : number, out, at, end);
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
    long stored = Digits.read(in, form.width(), false, reversed);
    long number = descending ? form.descending(stored) : stored;
    LocalDateTime time = form.time(number);
    T value = time == null ? null : type.fromUtc(time);
    if (value == null || !form.holds(type.toUtc(value))) {
      throw in.malformedAt(start, "a " + type.name() + " " + form.range());
    }
    return value;
  }
}
