package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.time.CalendarPattern;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.temporal.ChronoUnit;
import java.util.List;

/**
 * A time as ISO 8601 writes it: {@code 2024-05-17}, {@code 2024-05-17T08:30:00Z}.
 *
 * <p>A value that is finer than the text can show is refused, never rounded.
 *
 * @param scale the numbers whose digits are written between the other characters
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record IsoTimePart<T>(String name, FieldScale<T> scale)
    implements TextPart<T>, TimeCodec<T, String> {

  /**
   * A part of a type.
   *
   * @throws IllegalArgumentException if values of the type cannot be parts, or have no
   *     milliseconds, or if the format is made of digits ({@link TimePart} writes those) or is
   *     {@code ISO_JAVA}: {@link InstantPart} writes that
   */
  public static <T> IsoTimePart<T> of(String name, Class<T> type, TimeFormat format) {
    if (format.isOfDigits()) {
      throw new IllegalArgumentException(format + " is made of digits");
    }
    if (!format.sorts()) {
      throw new IllegalArgumentException(format + " has no fixed width");
    }
    return new IsoTimePart<>(name, FieldScale.of(TimeType.of(type), format));
  }

  /**
   * The same part, of times that begin a unit.
   *
   * @throws IllegalArgumentException if its times last longer
   */
  public IsoTimePart<T> flooredTo(ChronoUnit unit) {
    return new IsoTimePart<>(name, scale.flooredTo(unit));
  }

  /** How the fields are written. */
  public CalendarPattern pattern() {
    return scale.pattern();
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.of(encode(scale.first()), encode(scale.last())));
  }

  /** The number of bytes that {@link #write} will write, which looks at the value. */
  @Override
  public int size(T value) {
    NullCheck.require(name, value);
    return pattern().text().length();
  }

  /** Writes the characters and returns the index after them. */
  @Override
  public int write(T value, byte[] out, int at) {
    CalendarText.write(pattern(), number(value), out, at);
    return at + pattern().text().length();
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
    T value = CalendarText.read(scale, in.text(), start, in.isChecked());
    if (value == null) {
      throw malformed(in, start);
    }
    in.skip(pattern().text().length());
    return value;
  }

  private RuntimeException malformed(TextReader in, int start) {
    String text = pattern().text();
    int at = 0;
    while (at < text.length() && pattern().isLike(at, in.peek(at))) {
      at++;
    }
    return at < text.length()
        ? in.malformedAt(start + at, "a time as " + text)
        : in.malformedAt(start, scale.expected());
  }
}
