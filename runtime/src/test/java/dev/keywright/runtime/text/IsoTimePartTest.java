package dev.keywright.runtime.text;

import static dev.keywright.runtime.text.PartLaws.assertMalformed;
import static dev.keywright.runtime.text.PartLaws.assertRefused;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class IsoTimePartTest {
  private static final IsoTimePart<Instant> AT =
      IsoTimePart.of("at", Instant.class, TimeFormat.ISO);
  private static final IsoTimePart<Instant> AT_MILLIS =
      IsoTimePart.of("at", Instant.class, TimeFormat.ISO_MILLIS);
  private static final IsoTimePart<LocalDateTime> LOCAL =
      IsoTimePart.of("at", LocalDateTime.class, TimeFormat.ISO);
  private static final IsoTimePart<LocalDateTime> LOCAL_MILLIS =
      IsoTimePart.of("at", LocalDateTime.class, TimeFormat.ISO_MILLIS);
  private static final IsoTimePart<LocalDate> DAY =
      IsoTimePart.of("on", LocalDate.class, TimeFormat.ISO);
  private static final IsoTimePart<YearMonth> MONTH =
      IsoTimePart.of("in", YearMonth.class, TimeFormat.ISO);
  private static final IsoTimePart<Year> YEAR = IsoTimePart.of("in", Year.class, TimeFormat.ISO);
  private static final LocalDateTime FIRST = LocalDateTime.parse("0000-01-01T00:00:00");
  private static final LocalDateTime LAST = LocalDateTime.parse("9999-12-31T23:59:59.999");
  private static final List<LocalDateTime> TIMES = times();

  /** The ends, and random times in between. */
  private static List<LocalDateTime> times() {
    Random random = new Random(16);
    long first = FIRST.toInstant(ZoneOffset.UTC).toEpochMilli();
    long last = LAST.toInstant(ZoneOffset.UTC).toEpochMilli();
    Stream<LocalDateTime> some =
        random
            .longs(300, first, last)
            .mapToObj(Instant::ofEpochMilli)
            .map(it -> LocalDateTime.ofInstant(it, ZoneOffset.UTC));
    return Stream.concat(Stream.of(FIRST, LAST, LocalDateTime.parse("2024-02-29T08:30:00")), some)
        .toList();
  }

  private static String formatted(String pattern, LocalDateTime time) {
    return time.format(DateTimeFormatter.ofPattern(pattern, Locale.ROOT));
  }

  @Test
  void theTextIsThatOfIso8601() {
    for (LocalDateTime time : TIMES) {
      LocalDateTime second = time.withNano(0);
      assertThat(LOCAL.text(second)).isEqualTo(formatted("uuuu-MM-dd'T'HH:mm:ss", second));
      assertThat(AT.text(second.toInstant(ZoneOffset.UTC))).isEqualTo(LOCAL.text(second) + "Z");
      assertThat(LOCAL_MILLIS.text(time)).isEqualTo(formatted("uuuu-MM-dd'T'HH:mm:ss.SSS", time));
      assertThat(AT_MILLIS.text(time.toInstant(ZoneOffset.UTC)))
          .isEqualTo(LOCAL_MILLIS.text(time) + "Z");
      LocalDate date = time.toLocalDate();
      assertThat(DAY.text(date)).isEqualTo(date.toString());
      assertThat(MONTH.text(YearMonth.from(date))).isEqualTo(YearMonth.from(date).toString());
      assertThat(YEAR.text(Year.from(date))).isEqualTo(formatted("uuuu", time));
    }
  }

  @Test
  void whatIsWrittenSortsAndIsReadBack() {
    assertLaws(LOCAL_MILLIS, TIMES);
    assertLaws(LOCAL, TIMES.stream().map(it -> it.withNano(0)).distinct().toList());
    assertLaws(AT_MILLIS, TIMES.stream().map(it -> it.toInstant(ZoneOffset.UTC)).toList());
    assertLaws(AT, TIMES.stream().map(it -> it.withNano(0).toInstant(ZoneOffset.UTC)).toList());
    assertLaws(DAY, TIMES.stream().map(LocalDateTime::toLocalDate).distinct().toList());
    assertLaws(MONTH, TIMES.stream().map(YearMonth::from).distinct().toList());
    assertLaws(YEAR, TIMES.stream().map(Year::from).distinct().toList());
  }

  private static <T extends Comparable<? super T>> void assertLaws(
      IsoTimePart<T> part, List<T> values) {
    PartLaws.assertInverse(part, values);
    PartLaws.assertOrder(part, Comparator.naturalOrder(), values);
    PartLaws.assertCanonical(part, values.subList(0, 6));
  }

  @Test
  void theDigitsAreTheNumber() {
    assertThat(AT.number(Instant.parse("2012-08-01T17:10:04Z"))).isEqualTo(20_120_801_171_004L);
    assertThat(AT_MILLIS.number(Instant.parse("2012-08-01T17:10:04.567Z")))
        .isEqualTo(20_120_801_171_004_567L);
    assertThat(DAY.number(LocalDate.parse("2012-08-01"))).isEqualTo(20_120_801);
  }

  @Test
  void whatTheTextCannotShowIsRefused() {
    Instant fine = Instant.parse("2012-08-01T17:10:04.0005Z");
    assertRefused(
        AT,
        fine,
        "at is "
            + fine
            + ", but must be in whole seconds; use truncatedTo(ChronoUnit.SECONDS), or of(entity),"
            + " which rounds down with floor = ChronoUnit.SECONDS");
    assertRefused(
        AT_MILLIS,
        fine,
        "at is "
            + fine
            + ", but must be in whole milliseconds; use truncatedTo(ChronoUnit.MILLIS), or"
            + " of(entity), which rounds down with floor = ChronoUnit.MILLIS");
    Instant late = Instant.parse("+10000-01-01T00:00:00Z");
    String instants = ", but must be from 0000-01-01T00:00:00Z to 9999-12-31T23:59:59";
    assertRefused(AT, late, "at is " + late + instants + "Z");
    assertRefused(AT_MILLIS, late, "at is " + late + instants + ".999Z");
    assertRefused(AT, Instant.MIN, "at is " + Instant.MIN + instants + "Z");
    LocalDate early = LocalDate.parse("-0001-12-31");
    assertRefused(DAY, early, "on is " + early + ", but must be from 0000-01-01 to 9999-12-31");
    assertRefused(YEAR, Year.of(10_000), "in is 10000, but must be from 0 to 9999");
    assertRefused(DAY, null, "on is null, but must be present: null is never a part of a key");
  }

  @Test
  void aTextOfAnotherPatternIsMalformedWhereItDiffers() {
    assertMalformed(
        DAY, "2024-5-17", 6, "on at position 6: expected a time as yyyy-MM-dd, found \"-17\"");
    assertMalformed(
        DAY, "20240517", 4, "on at position 4: expected a time as yyyy-MM-dd, found \"0517\"");
    assertMalformed(
        DAY, "2024-05-1", 9, "on at position 9: expected a time as yyyy-MM-dd, found the end");
    assertMalformed(
        DAY,
        "2024-02-30",
        0,
        "on at position 0: expected a whole day from 0000-01-01 to 9999-12-31, found"
            + " \"2024-02-30\"");
    assertMalformed(
        AT,
        "2024-05-17 08:30:00Z",
        10,
        "at at position 10: expected a time as yyyy-MM-ddTHH:mm:ssZ, found \" 08:30:00Z\"");
    assertMalformed(
        AT,
        "2024-05-17T08:30:00",
        19,
        "at at position 19: expected a time as yyyy-MM-ddTHH:mm:ssZ, found the end");
    assertMalformed(
        LOCAL,
        "2024-05-17T24:00:00",
        0,
        "at at position 0: expected a time from 0000-01-01T00:00 to 9999-12-31T23:59:59, found"
            + " \"2024-05-17T24:00:00\"");
  }

  @Test
  void writingTouchesItsOwnBytesOnly() {
    byte[] out = "x".repeat(26).getBytes(UTF_8);
    assertThat(AT_MILLIS.write(Instant.parse("2024-05-17T08:30:00.123Z"), out, 1)).isEqualTo(25);
    assertThat(new String(out, UTF_8)).isEqualTo("x2024-05-17T08:30:00.123Zx");
  }

  @Test
  void aFormThatSaysNothingForATypeIsNoPart() {
    assertThatThrownBy(() -> IsoTimePart.of("on", LocalDate.class, TimeFormat.ISO_MILLIS))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ISO_MILLIS writes milliseconds, and a day has none");
    assertThatThrownBy(() -> IsoTimePart.of("on", LocalDate.class, TimeFormat.BASIC))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("BASIC is made of digits");
    assertThatThrownBy(() -> TimePart.of("on", LocalDate.class, TimeFormat.ISO))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ISO is more than digits");
  }
}
