package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.time.TimeFormat;
import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimePartTest {
  private static final TimePart<Instant> MILLIS =
      TimePart.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final TimePart<Instant> BASIC = TimePart.of("at", Instant.class, TimeFormat.BASIC);
  private static final TimePart<Instant> TICKS =
      TimePart.of("at", Instant.class, TimeFormat.DOTNET_TICKS);

  @Test
  void theNumberOfATimeDoesNotDependOnItsDirection() {
    Instant time = Instant.parse("2012-08-01T17:10:04Z");
    TimePart<Instant> part = TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS);

    assertThat(part.number(time)).isEqualTo(1_343_841_004L);
    assertThat(part.descendingOrder().inReverse().number(time)).isEqualTo(1_343_841_004L);
  }

  @Test
  void theRowKeysOfTheAzureExampleAreReproduced() throws IOException {
    List<String> lines = Vectors.lines("reverse-time.tsv");
    assertThat(lines).hasSize(5);
    for (String line : lines) {
      List<String> cells = List.of(line.split("\t", -1));
      Instant at = Instant.parse(cells.get(0));
      assertThat(BASIC.text(at)).isEqualTo(cells.get(1));
      assertThat(TICKS.descendingOrder().text(at)).isEqualTo(cells.get(2));
      assertThat(PartLaws.read(TICKS.descendingOrder(), cells.get(2))).isEqualTo(at);
    }
  }

  @Test
  void eachFormHasItsFirstAndItsLastTime() {
    assertEnds(TimeFormat.EPOCH_MILLIS, "1970-01-01T00:00:00Z", "2286-11-20T17:46:39.999Z");
    assertEnds(TimeFormat.EPOCH_SECONDS, "1970-01-01T00:00:00Z", "2286-11-20T17:46:39Z");
    assertEnds(TimeFormat.BASIC, "0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z");
    assertEnds(TimeFormat.DOTNET_TICKS, "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.9999999Z");
  }

  private static void assertEnds(TimeFormat format, String first, String last) {
    TimePart<Instant> part = TimePart.of("at", Instant.class, format);
    List<Instant> ends = List.of(Instant.parse(first), Instant.parse(last));
    PartLaws.assertInverse(part, ends);
    PartLaws.assertInverse(part.descendingOrder(), ends);
    String limits = ", but must be from " + ends.get(0) + " to " + ends.get(1);
    Instant before = ends.get(0).minusSeconds(86_400);
    Instant after = ends.get(1).plusSeconds(86_400);
    assertRefused(part, before, "at is " + before + limits);
    assertRefused(part, after, "at is " + after + limits);
    assertRefused(part, Instant.MIN, "at is " + Instant.MIN + limits);
    assertRefused(part, Instant.MAX, "at is " + Instant.MAX + limits);
  }

  @ParameterizedTest
  @CsvSource({
    "EPOCH_MILLIS, 1970-01-01T00:00, 2286-11-20T17:46:39.999",
    "EPOCH_SECONDS, 1970-01-01T00:00, 2286-11-20T17:46:39",
    "BASIC, 0000-01-01T00:00, 9999-12-31T23:59:59",
    "DOTNET_TICKS, 0001-01-01T00:00, 9999-12-31T23:59:59.999999900"
  })
  void datesAndDateTimesBeyondTheFormAreRefused(TimeFormat format, String first, String last) {
    String limits = ", but must be from " + first + " to " + last;
    TimePart<LocalDateTime> dateTime = TimePart.of("at", LocalDateTime.class, format);
    assertRefused(dateTime, LocalDateTime.MIN, "at is " + LocalDateTime.MIN + limits);
    assertRefused(dateTime, LocalDateTime.MAX, "at is " + LocalDateTime.MAX + limits);
    String days = ", but must be from " + first.substring(0, 10) + " to " + last.substring(0, 10);
    TimePart<LocalDate> date = TimePart.of("on", LocalDate.class, format);
    assertRefused(date, LocalDate.MAX, "on is " + LocalDate.MAX + days);
    assertRefused(date, LocalDate.MIN, "on is " + LocalDate.MIN + days);
  }

  @Test
  void aTimeFinerThanTheFormIsRefusedNotRounded() {
    Instant fine = Instant.parse("2012-08-01T17:10:04.000000001Z");
    String seconds =
        "whole seconds; use truncatedTo(ChronoUnit.SECONDS), or of(entity), which rounds down with"
            + " floor = ChronoUnit.SECONDS";
    Map<TimeFormat, String> resolutions =
        Map.of(
            TimeFormat.EPOCH_MILLIS,
            "whole milliseconds; use truncatedTo(ChronoUnit.MILLIS), or of(entity), which rounds"
                + " down with floor = ChronoUnit.MILLIS",
            TimeFormat.EPOCH_SECONDS,
            seconds,
            TimeFormat.BASIC,
            seconds,
            TimeFormat.DOTNET_TICKS,
            "units of 100 nanoseconds; of(entity) rounds down with" + " floor = ChronoUnit.MICROS");
    for (TimeFormat format : resolutions.keySet()) {
      assertRefused(
          TimePart.of("at", Instant.class, format),
          fine,
          "at is " + fine + ", but must be in " + resolutions.get(format));
    }
    Instant millis = Instant.parse("2012-08-01T17:10:04.001Z");
    assertThat(MILLIS.text(millis)).isEqualTo("1343841004001");
    assertRefused(BASIC, millis, "at is " + millis + ", but must be in " + seconds);
    assertThat(TICKS.text(Instant.parse("2012-08-01T17:10:04.0000001Z"))).endsWith("0000001");
  }

  @Test
  void timesThatDoNotExistAreMalformed() {
    for (String text :
        List.of(
            "20120230000000",
            "20130229000000",
            "20120631000000",
            "20120001000000",
            "20121301000000",
            "20120100000000",
            "20120801240000",
            "20120801006000",
            "20120801000060")) {
      assertMalformed(
          BASIC,
          text,
          0,
          "at at position 0: expected a time from 0000-01-01T00:00:00Z to 9999-12-31T23:59:59Z,"
              + " found \""
              + text
              + "\"");
    }
    assertThat(PartLaws.read(BASIC, "20120229000000")).isEqualTo("2012-02-29T00:00:00Z");
    assertMalformed(
        TimePart.of("on", LocalDate.class, TimeFormat.BASIC),
        "20120230",
        0,
        "on at position 0: expected a whole day from 0000-01-01 to 9999-12-31, found \"20120230\"");
  }

  @Test
  void aStoredTimeOfDayIsMalformedForADate() {
    assertMalformed(
        TimePart.of("on", LocalDate.class, TimeFormat.EPOCH_SECONDS),
        "0000086401",
        0,
        "on at position 0: expected a whole day from 1970-01-01 to 2286-11-20,"
            + " found \"0000086401\"");
  }

  @Test
  void ticksPastTheLastDayAreMalformed() {
    for (String text :
        List.of("3155378976000000000", "9223372036854775808", "9999999999999999999")) {
      for (TimePart<Instant> part : List.of(TICKS, TICKS.descendingOrder())) {
        assertMalformed(
            part,
            text,
            0,
            "at at position 0: expected a time from 0001-01-01T00:00:00Z to"
                + " 9999-12-31T23:59:59.999999900Z, found \""
                + text
                + "\"");
      }
    }
  }

  @Test
  void aDateHasEightDigitsInTheBasicForm() {
    TimePart<LocalDate> date = TimePart.of("on", LocalDate.class, TimeFormat.BASIC);
    LocalDate day = LocalDate.of(2012, 8, 1);
    assertThat(date.text(day)).isEqualTo("20120801");
    assertThat(date.descendingOrder().text(day)).isEqualTo("79879198");
    assertThat(date.inReverse().text(day)).isEqualTo("10802102");
    assertThat(PartLaws.read(date.inReverse(), "10802102")).isEqualTo(day);
    assertThat(TimePart.of("on", LocalDate.class, TimeFormat.EPOCH_MILLIS).text(day))
        .isEqualTo("1343779200000");
  }

  @Test
  void nullIsRefused() {
    assertRefused(MILLIS, null, "at is null, but must be present: null is never a part of a key");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "xxxxxxxxxxxxxxxx".getBytes(UTF_8);
    assertThat(BASIC.size(Instant.EPOCH)).isEqualTo(14);
    assertThat(BASIC.write(Instant.EPOCH, out, 1)).isEqualTo(15);
    assertThat(new String(out, UTF_8)).isEqualTo("x19700101000000x");
  }

  @Test
  void aTimeThatIsTooLateIsNotCalledTooExact() {
    Instant last = Instant.parse("2286-11-20T17:46:39Z");
    TimePart<Instant> seconds = TimePart.of("at", Instant.class, TimeFormat.EPOCH_SECONDS);
    assertThat(seconds.text(last)).isEqualTo("9999999999");
    assertThatThrownBy(() -> seconds.text(last.plusSeconds(1)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageEndingWith("from 1970-01-01T00:00:00Z to 2286-11-20T17:46:39Z");
    assertThatThrownBy(() -> seconds.text(last.plusNanos(1)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageEndingWith(
            "whole seconds; use truncatedTo(ChronoUnit.SECONDS), or of(entity), which rounds down"
                + " with floor = ChronoUnit.SECONDS");
    assertThatThrownBy(
            () -> TimePart.of("at", Instant.class, TimeFormat.DOTNET_TICKS).text(last.plusNanos(1)))
        .hasMessageEndingWith(
            "units of 100 nanoseconds; of(entity) rounds down with" + " floor = ChronoUnit.MICROS");
  }
}
