package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.time.TimeFormat;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/** Every format of digits of every type against {@code java.time} and big integers. */
class TimePartLawTest {
  private static final List<LocalDateTime> TIMES =
      Stream.of(
              "1970-01-01T00:00:00",
              "1970-01-01T00:00:01",
              "1999-12-31T23:59:59",
              "2000-02-29T00:00:00",
              "2000-03-01T00:00:00",
              "2012-08-01T17:10:04",
              "2012-08-01T18:15:14",
              "2038-01-19T03:14:08",
              "2286-11-20T00:00:00")
          .map(LocalDateTime::parse)
          .toList();
  private static final List<Instant> INSTANTS =
      TIMES.stream().map(time -> time.toInstant(ZoneOffset.UTC)).toList();
  private static final List<LocalDate> DATES =
      TIMES.stream().map(LocalDateTime::toLocalDate).distinct().toList();

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"ISO", "ISO_MILLIS", "ISO_JAVA", "EPOCH_NANOS", "EPOCH_HOURS", "EPOCH_DAYS"})
  void theDigitsAreThoseOfTheTime(TimeFormat format) {
    TimePart<LocalDateTime> part = TimePart.of("at", LocalDateTime.class, format);
    for (LocalDateTime time : TIMES) {
      String digits = expected(format, time);
      assertThat(part.text(time)).isEqualTo(digits);
      assertThat(TimePart.of("at", Instant.class, format).text(time.toInstant(ZoneOffset.UTC)))
          .isEqualTo(digits);
      assertThat(part.descendingOrder().text(time)).isEqualTo(descending(format, digits));
      assertThat(part.inReverse().text(time))
          .isEqualTo(new StringBuilder(digits).reverse().toString());
    }
    for (LocalDate date : DATES) {
      TimePart<LocalDate> ofDate = TimePart.of("on", LocalDate.class, format);
      String digits = expected(format, date.atStartOfDay());
      boolean hasClock = format != TimeFormat.BASIC;
      assertThat(ofDate.text(date)).isEqualTo(hasClock ? digits : digits.substring(0, 8));
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"ISO", "ISO_MILLIS", "ISO_JAVA", "EPOCH_NANOS", "EPOCH_HOURS", "EPOCH_DAYS"})
  void monthsAndYearsStandForTheirFirstMoment(TimeFormat format) {
    TimePart<YearMonth> month = TimePart.of("in", YearMonth.class, format);
    TimePart<Year> year = TimePart.of("in", Year.class, format);
    for (LocalDate date : DATES) {
      String ofMonth = expected(format, date.withDayOfMonth(1).atStartOfDay());
      String ofYear = expected(format, date.withDayOfYear(1).atStartOfDay());
      boolean hasClock = format != TimeFormat.BASIC;
      assertThat(month.text(YearMonth.from(date)))
          .isEqualTo(hasClock ? ofMonth : ofMonth.substring(0, 6));
      assertThat(year.text(Year.from(date))).isEqualTo(hasClock ? ofYear : ofYear.substring(0, 4));
    }
    List<YearMonth> months = DATES.stream().map(YearMonth::from).distinct().toList();
    List<Year> years = DATES.stream().map(Year::from).distinct().toList();
    both(month).forEach(part -> PartLaws.assertOrder(part, Comparator.naturalOrder(), months));
    both(year).forEach(part -> PartLaws.assertOrder(part, Comparator.naturalOrder(), years));
    all(month).forEach(part -> PartLaws.assertInverse(part, months));
    all(year).forEach(part -> PartLaws.assertInverse(part, years));
    all(month).forEach(part -> PartLaws.assertCanonical(part, months.subList(0, 3)));
    all(year).forEach(part -> PartLaws.assertCanonical(part, years.subList(0, 3)));
  }

  private static String expected(TimeFormat format, LocalDateTime time) {
    Duration sinceYear1 = Duration.between(LocalDateTime.of(1, 1, 1, 0, 0), time);
    return switch (format) {
      case EPOCH_MILLIS -> padded(13, time.toInstant(ZoneOffset.UTC).toEpochMilli());
      case EPOCH_SECONDS -> padded(10, time.toEpochSecond(ZoneOffset.UTC));
      case EPOCH_MICROS -> padded(16, time.toEpochSecond(ZoneOffset.UTC) * 1_000_000);
      case EPOCH_NANOS, EPOCH_HOURS, EPOCH_DAYS ->
          throw new IllegalArgumentException(format + " has other times");
      case BASIC -> time.format(DateTimeFormatter.ofPattern("yyyyMMddHHmmss", Locale.ROOT));
      case DOTNET_TICKS -> padded(19, sinceYear1.toSeconds() * 10_000_000);
      case ISO, ISO_MILLIS, ISO_JAVA ->
          throw new IllegalArgumentException(format + " is not of digits");
    };
  }

  private static String descending(TimeFormat format, String digits) {
    // DateTime.MaxValue.Ticks, as .NET's documentation gives it.
    String last =
        format == TimeFormat.DOTNET_TICKS ? "3155378975999999999" : "9".repeat(digits.length());
    BigInteger number = new BigInteger(last).subtract(new BigInteger(digits));
    String unpadded = number.toString();
    return "0".repeat(digits.length() - unpadded.length()) + unpadded;
  }

  private static String padded(int width, long number) {
    String digits = Long.toString(number);
    return "0".repeat(width - digits.length()) + digits;
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"ISO", "ISO_MILLIS", "ISO_JAVA", "EPOCH_NANOS", "EPOCH_HOURS", "EPOCH_DAYS"})
  void theBytesCompareAsTheTimesDo(TimeFormat format) {
    for (TimePart<LocalDateTime> part : both(TimePart.of("at", LocalDateTime.class, format))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), TIMES);
    }
    for (TimePart<Instant> part : both(TimePart.of("at", Instant.class, format))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), INSTANTS);
    }
    for (TimePart<LocalDate> part : both(TimePart.of("on", LocalDate.class, format))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), DATES);
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"ISO", "ISO_MILLIS", "ISO_JAVA", "EPOCH_NANOS", "EPOCH_HOURS", "EPOCH_DAYS"})
  void whatIsWrittenIsReadBack(TimeFormat format) {
    for (TimePart<LocalDateTime> part : all(TimePart.of("at", LocalDateTime.class, format))) {
      PartLaws.assertInverse(part, TIMES);
    }
    for (TimePart<Instant> part : all(TimePart.of("at", Instant.class, format))) {
      PartLaws.assertInverse(part, INSTANTS);
    }
    for (TimePart<LocalDate> part : all(TimePart.of("on", LocalDate.class, format))) {
      PartLaws.assertInverse(part, DATES);
    }
  }

  @ParameterizedTest
  @EnumSource(
      mode = Mode.EXCLUDE,
      names = {"ISO", "ISO_MILLIS", "ISO_JAVA", "EPOCH_NANOS", "EPOCH_HOURS", "EPOCH_DAYS"})
  void nearAStoredTimeIsNoOtherFormOfATime(TimeFormat format) {
    for (TimePart<LocalDateTime> part : all(TimePart.of("at", LocalDateTime.class, format))) {
      PartLaws.assertCanonical(part, TIMES.subList(0, 4));
    }
    for (TimePart<Instant> part : all(TimePart.of("at", Instant.class, format))) {
      PartLaws.assertCanonical(part, INSTANTS.subList(0, 4));
    }
    for (TimePart<LocalDate> part : all(TimePart.of("on", LocalDate.class, format))) {
      PartLaws.assertCanonical(part, DATES.subList(0, 4));
    }
  }

  private static <T> List<TimePart<T>> both(TimePart<T> part) {
    return List.of(part, part.descendingOrder());
  }

  private static <T> List<TimePart<T>> all(TimePart<T> part) {
    return Arrays.asList(
        part, part.descendingOrder(), part.inReverse(), part.descendingOrder().inReverse());
  }
}
