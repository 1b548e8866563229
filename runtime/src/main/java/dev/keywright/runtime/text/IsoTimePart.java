package dev.keywright.runtime.text;

import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.codec.TimeCodec;
import dev.keywright.runtime.time.DigitScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.util.stream.Stream;

/**
 * A time as ISO 8601 writes it: {@code 2024-05-17}, {@code 2024-05-17T08:30:00Z}.
 *
 * <p>A value that is finer than the text can show is refused, never rounded.
 *
 * @param scale the numbers whose digits stand between the other characters
 * @param pattern a letter for each digit, and all other characters as they are
 * @param <T> a {@link TimeType}, such as {@link java.time.Instant}
 */
public record IsoTimePart<T>(String name, DigitScale<T> scale, String pattern)
    implements TextPart<T>, TimeCodec<T, String> {
  private static final String ALL = "yyyy-MM-ddTHH:mm:ss.SSS";
  private static final int DATE_DIGITS = 8;
  private static final int CLOCK_DIGITS = 6;
  private static final int MILLI_DIGITS = 3;
  private static final int DATE_WIDTH = 10;
  private static final long CLOCK = 1_000_000;
  private static final int MILLIS = 1_000;

  /**
   * A part of a type.
   *
   * @throws IllegalArgumentException if values of the type cannot be parts, or have no
   *     milliseconds, or if the format is made of digits: {@link TimePart} writes those
   */
  public static <T> IsoTimePart<T> of(String name, Class<T> type, TimeFormat format) {
    if (format.isOfDigits()) {
      throw new IllegalArgumentException(format + " is made of digits");
    }
    DigitScale<T> scale = DigitScale.of(TimeType.of(type), format);
    int digits = 0;
    int end = 0;
    for (; digits < scale.digits(); end++) {
      digits += isDigit(ALL.charAt(end)) ? 1 : 0;
    }
    return new IsoTimePart<>(name, scale, ALL.substring(0, end) + scale.type().zone());
  }

  private static boolean isDigit(char ofPattern) {
    return "yMdHmsS".indexOf(ofPattern) >= 0;
  }

  @Override
  public Extremes<String> extremes() {
    return Extremes.of(Stream.of(encode(scale.first()), encode(scale.last())));
  }

  /** The number of bytes that {@link #write} will write, which looks at the value. */
  @Override
  public int size(T value) {
    NullCheck.require(name, value);
    return pattern.length();
  }

  /** Writes the characters and returns the index behind them. */
  @Override
  public int write(T value, byte[] out, int at) {
    long number = number(value);
    if (pattern.length() > DATE_WIDTH) {
      writeMoment(number, out, at);
    } else {
      writeDate(number, out, at);
    }
    return at + pattern.length();
  }

  private void writeMoment(long number, byte[] out, int at) {
    boolean hasMillis = hasMillis();
    long seconds = hasMillis ? number / MILLIS : number;
    long date = seconds / CLOCK;
    IsoDate.writeDay(Digits.eightDigits((int) date), out, at);
    out[at + 10] = 'T';
    // The two digits in front are zeros.
    long clock = Digits.eightDigits((int) (seconds - date * CLOCK));
    IsoDate.writeTwo(clock >>> 16, out, at + 11);
    out[at + 13] = ':';
    IsoDate.writeTwo(clock >>> 32, out, at + 14);
    out[at + 16] = ':';
    IsoDate.writeTwo(clock >>> 48, out, at + 17);
    if (hasMillis) {
      long millis = Digits.eightDigits((int) (number - seconds * MILLIS));
      out[at + 19] = '.';
      out[at + 20] = (byte) (millis >>> 40);
      IsoDate.writeTwo(millis >>> 48, out, at + 21);
    }
    if (!scale.type().zone().isEmpty()) {
      out[at + pattern.length() - 1] = 'Z';
    }
  }

  private void writeDate(long number, byte[] out, int at) {
    switch (pattern.length()) {
      case DATE_WIDTH -> IsoDate.writeDay(Digits.eightDigits((int) number), out, at);
      case 7 -> IsoDate.writeMonth(Digits.eightDigits((int) number * 100), out, at);
      default -> IsoDate.writeYear(Digits.eightDigits((int) number * 10_000), out, at);
    }
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
    T value = scale.value(number(in.text(), start));
    if (value == null) {
      throw malformed(in, start);
    }
    in.skip(pattern.length());
    return value;
  }

  /** The number of the digits that stand in a text; negative if it does not have the pattern. */
  private long number(String text, int from) {
    if (text.length() - from < pattern.length()) {
      return Digits.NONE;
    }
    return switch (pattern.length()) {
      case 4 -> IsoDate.year(text, from);
      case 7 -> IsoDate.month(text, from);
      case DATE_WIDTH -> IsoDate.day(text, from);
      default -> moment(text, from);
    };
  }

  private long moment(String text, int from) {
    long day = IsoDate.day(text, from);
    long hour = IsoDate.two(text, from + 11, text.charAt(from + 10) ^ 'T');
    long minute = IsoDate.two(text, from + 14, text.charAt(from + 13) ^ ':');
    long second = IsoDate.two(text, from + 17, text.charAt(from + 16) ^ ':');
    boolean hasMillis = hasMillis();
    int mark = hasMillis ? text.charAt(from + 19) ^ '.' : 0;
    long millis = hasMillis ? Digits.number(text, from + 20, MILLI_DIGITS, false) : 0;
    mark |= scale.type().zone().isEmpty() ? 0 : text.charAt(from + pattern.length() - 1) ^ 'Z';
    if ((day | hour | minute | second | millis | -mark) < 0) {
      return Digits.NONE;
    }
    long seconds = day * CLOCK + (hour * 100 + minute) * 100 + second;
    return hasMillis ? seconds * MILLIS + millis : seconds;
  }

  private boolean hasMillis() {
    return scale.digits() > DATE_DIGITS + CLOCK_DIGITS;
  }

  private RuntimeException malformed(TextReader in, int start) {
    int at = 0;
    while (at < pattern.length() && isLike(pattern.charAt(at), in.peek(at))) {
      at++;
    }
    return at < pattern.length()
        ? in.malformedAt(start + at, "a time as " + pattern)
        : in.malformedAt(start, scale.expected());
  }

  private static boolean isLike(char ofPattern, char found) {
    return isDigit(ofPattern) ? found >= '0' && found <= '9' : found == ofPattern;
  }
}
