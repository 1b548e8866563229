package dev.keywright.runtime.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every form of every type against {@code java.time} and big integers. */
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
  @EnumSource
  void theDigitsAreThoseOfTheTime(TimeForm form) {
    TimePart<LocalDateTime> part = TimePart.ofDateTime("at", form);
    for (LocalDateTime time : whole(form)) {
      String digits = expected(form, time);
      assertThat(part.text(time)).isEqualTo(digits);
      assertThat(TimePart.ofInstant("at", form).text(time.toInstant(ZoneOffset.UTC)))
          .isEqualTo(digits);
      assertThat(part.descendingOrder().text(time)).isEqualTo(descending(form, digits));
      assertThat(part.backToFront().text(time))
          .isEqualTo(new StringBuilder(digits).reverse().toString());
    }
    for (LocalDate date : DATES) {
      TimePart<LocalDate> ofDate = TimePart.ofDate("on", form);
      assertThat(ofDate.text(date)).isEqualTo(expected(ofDate.form(), date.atStartOfDay()));
    }
  }

  private static String expected(TimeForm form, LocalDateTime time) {
    Duration sinceYear1 = Duration.between(LocalDateTime.of(1, 1, 1, 0, 0), time);
    return switch (form) {
      case EPOCH_MILLIS -> padded(13, time.toInstant(ZoneOffset.UTC).toEpochMilli());
      case EPOCH_SECONDS -> padded(10, time.toEpochSecond(ZoneOffset.UTC));
      case BASIC -> time.format(DateTimeFormatter.ofPattern("yyyyMMddHHmmss", Locale.ROOT));
      case BASIC_DATE -> time.format(DateTimeFormatter.BASIC_ISO_DATE);
      case DOTNET_TICKS -> padded(19, sinceYear1.toSeconds() * 10_000_000);
    };
  }

  private static String descending(TimeForm form, String digits) {
    // DateTime.MaxValue.Ticks, as .NET's documentation gives it.
    String last =
        form == TimeForm.DOTNET_TICKS ? "3155378975999999999" : "9".repeat(digits.length());
    BigInteger number = new BigInteger(last).subtract(new BigInteger(digits));
    String unpadded = number.toString();
    return "0".repeat(digits.length() - unpadded.length()) + unpadded;
  }

  private static String padded(int width, long number) {
    String digits = Long.toString(number);
    return "0".repeat(width - digits.length()) + digits;
  }

  @ParameterizedTest
  @EnumSource
  void theBytesCompareAsTheTimesDo(TimeForm form) {
    for (TimePart<LocalDateTime> part : both(TimePart.ofDateTime("at", form))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), whole(form));
    }
    for (TimePart<Instant> part : both(TimePart.ofInstant("at", form))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), wholeInstants(form));
    }
    for (TimePart<LocalDate> part : both(TimePart.ofDate("on", form))) {
      PartLaws.assertOrder(part, Comparator.naturalOrder(), DATES);
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsWrittenIsReadBack(TimeForm form) {
    for (TimePart<LocalDateTime> part : all(TimePart.ofDateTime("at", form))) {
      PartLaws.assertInverse(part, whole(form));
    }
    for (TimePart<Instant> part : all(TimePart.ofInstant("at", form))) {
      PartLaws.assertInverse(part, wholeInstants(form));
    }
    for (TimePart<LocalDate> part : all(TimePart.ofDate("on", form))) {
      PartLaws.assertInverse(part, DATES);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nearAStoredTimeIsNoOtherFormOfATime(TimeForm form) {
    for (TimePart<LocalDateTime> part : all(TimePart.ofDateTime("at", form))) {
      PartLaws.assertCanonical(part, whole(form).subList(0, 4));
    }
    for (TimePart<Instant> part : all(TimePart.ofInstant("at", form))) {
      PartLaws.assertCanonical(part, wholeInstants(form).subList(0, 4));
    }
    for (TimePart<LocalDate> part : all(TimePart.ofDate("on", form))) {
      PartLaws.assertCanonical(part, DATES.subList(0, 4));
    }
  }

  private static List<LocalDateTime> whole(TimeForm form) {
    return form == TimeForm.BASIC_DATE
        ? DATES.stream().map(LocalDate::atStartOfDay).toList()
        : TIMES;
  }

  private static List<Instant> wholeInstants(TimeForm form) {
    return form == TimeForm.BASIC_DATE
        ? DATES.stream().map(date -> date.atStartOfDay().toInstant(ZoneOffset.UTC)).toList()
        : INSTANTS;
  }

  private static <T> List<TimePart<T>> both(TimePart<T> part) {
    return List.of(part, part.descendingOrder());
  }

  private static <T> List<TimePart<T>> all(TimePart<T> part) {
    return Arrays.asList(
        part, part.descendingOrder(), part.backToFront(), part.descendingOrder().backToFront());
  }
}
