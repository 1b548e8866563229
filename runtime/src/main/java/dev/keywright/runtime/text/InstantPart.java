package dev.keywright.runtime.text;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.NullCheck;
import dev.keywright.runtime.codec.Extremes;
import dev.keywright.runtime.time.FieldScale;
import dev.keywright.runtime.time.TimeFormat;
import dev.keywright.runtime.time.TimeType;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;

/**
 * An instant exactly as {@link Instant#toString} writes it: with 0, 3, 6 or 9 digits of a second,
 * as few as show it, and of the years 0000 to 9999.
 *
 * <p>The texts do not sort as the instants do: {@code 08:30:00.500Z} sorts before {@code
 * 08:30:00Z}.
 */
@SuppressWarnings("JavaInstantGetSecondsGetNano") // the seconds are asked for by themselves
public record InstantPart(String name) implements TextPart<Instant> {
  private static final FieldScale<LocalDateTime> SECONDS =
      FieldScale.of(TimeType.of(LocalDateTime.class), TimeFormat.ISO);
  private static final int WIDTH = SECONDS.pattern().text().length();
  private static final Instant FIRST = SECONDS.first().toInstant(ZoneOffset.UTC);
  private static final Instant LAST = SECONDS.last().toInstant(ZoneOffset.UTC);
  private static final int NANO_DIGITS = 9;
  private static final int GROUP = 3;
  private static final int THOUSAND = 1_000;

  /** A part of this name. */
  public static InstantPart of(String name) {
    return new InstantPart(name);
  }

  // Of one second, the text without a fraction is the last one.
  @Override
  public Extremes<String> extremes() {
    return Extremes.of(List.of(encode(FIRST.plusNanos(1)), encode(LAST)));
  }

  /** The longest text that it writes. */
  public static int longest() {
    return WIDTH + ".".length() + NANO_DIGITS + "Z".length();
  }

  @Override
  public void check(Instant value) {
    Instant present = NullCheck.require(name, value);
    if (present.isBefore(FIRST) || present.getEpochSecond() > LAST.getEpochSecond()) {
      String limit = "be from " + FIRST + " to " + LAST.plusNanos(999_999_999);
      throw new InvalidPartException(name, present, limit);
    }
  }

  /** The number of bytes that {@link #write} will write, once the value is checked. */
  @Override
  public int size(Instant value) {
    check(value);
    int digits = digits(value.getNano());
    return WIDTH + (digits == 0 ? 0 : 1 + digits) + 1;
  }

  private static int digits(int nano) {
    if (nano == 0) {
      return 0;
    }
    int digits = NANO_DIGITS;
    for (int rest = nano; rest % THOUSAND == 0; rest /= THOUSAND) {
      digits -= GROUP;
    }
    return digits;
  }

  /** Writes the characters and returns the index after them. */
  @Override
  public int write(Instant value, byte[] out, int start) {
    LocalDateTime seconds = LocalDateTime.ofEpochSecond(value.getEpochSecond(), 0, ZoneOffset.UTC);
    CalendarText.write(SECONDS.pattern(), SECONDS.number(seconds), out, start);
    int at = start + WIDTH;
    int digits = digits(value.getNano());
    if (digits > 0) {
      out[at] = '.';
      int rest = value.getNano();
      for (int i = NANO_DIGITS; i > 0; i--) {
        if (i <= digits) {
          out[at + i] = (byte) ('0' + rest % 10);
        }
        rest /= 10;
      }
      at += 1 + digits;
    }
    out[at] = 'Z';
    return at + 1;
  }

  @Override
  public String text(Instant value) {
    check(value);
    return value.toString();
  }

  @Override
  public Instant read(TextReader in) {
    in.begin(name);
    int start = in.position();
    LocalDateTime seconds = CalendarText.read(SECONDS, in.text(), start, in.isChecked());
    if (seconds == null) {
      throw in.malformedAt(start, "a time as " + SECONDS.pattern().text() + "Z");
    }
    in.skip(WIDTH);
    int nano = in.peek(0) == '.' ? fraction(in) : 0;
    if (in.peek(0) != 'Z') {
      throw in.malformed(0, "the 'Z' of an instant");
    }
    in.skip(1);
    return seconds.toInstant(ZoneOffset.UTC).plusNanos(nano);
  }

  // As few digits as show the nanoseconds, so that no instant has two texts.
  private static int fraction(TextReader in) {
    int nano = 0;
    int digits = 0;
    while (digits < NANO_DIGITS && isDigit(in.peek(1 + digits))) {
      nano = nano * 10 + in.peek(1 + digits) - '0';
      digits++;
    }
    boolean isShortest = digits > 0 && digits % GROUP == 0 && nano % THOUSAND != 0;
    if (!isShortest) {
      throw in.malformed(0, "3, 6 or 9 digits of a second, as few as show it");
    }
    in.skip(1 + digits);
    return digits == NANO_DIGITS ? nano : digits == 2 * GROUP ? nano * THOUSAND : nano * 1_000_000;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }
}
