package dev.keywright.runtime.binary;

import static dev.keywright.runtime.binary.BinaryLaws.assertCanonical;
import static dev.keywright.runtime.binary.BinaryLaws.assertInverse;
import static dev.keywright.runtime.binary.BinaryLaws.assertMalformed;
import static dev.keywright.runtime.binary.BinaryLaws.assertOrder;
import static dev.keywright.runtime.binary.BinaryLaws.assertRefused;
import static dev.keywright.runtime.binary.BinaryLaws.bytes;
import static dev.keywright.runtime.binary.BinaryLaws.hex;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import dev.keywright.runtime.number.NumberEncoding;
import dev.keywright.runtime.number.NumberForm;
import dev.keywright.runtime.time.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BinaryTimeTest {
  private static final BinaryTime<Instant> MILLIS =
      BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_MILLIS);
  private static final BinaryTime<Instant> SECONDS =
      BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_SECONDS);
  private static final BinaryTime<Instant> TICKS =
      BinaryTime.of("at", Instant.class, TimeFormat.DOTNET_TICKS);
  private static final BinaryTime<LocalDate> DATE = BinaryTime.of("day", LocalDate.class);

  @Test
  void instantsAreCountedInTheirUnit() {
    Instant at = Instant.parse("2012-08-01T17:10:04Z");
    assertThat(MILLIS.number(at)).isEqualTo(1_343_841_004_000L);
    assertThat(SECONDS.number(at)).isEqualTo(1_343_841_004L);
    // DateTime.Parse("2012-08-01T17:10:04Z").Ticks: days since year 1 and seconds of the day.
    long days = LocalDate.of(2012, 8, 1).toEpochDay() - LocalDate.of(1, 1, 1).toEpochDay();
    assertThat(TICKS.number(at)).isEqualTo((days * 86_400 + 61_804) * 10_000_000L);
    assertThat(hex(SECONDS.encode(at))).isEqualTo("80000000" + Long.toHexString(1_343_841_004L));
    assertThat(hex(SECONDS.encode(Instant.EPOCH.minusSeconds(1)))).isEqualTo("7fffffffffffffff");
  }

  @Test
  void aPeriodBeforeTheFirstNanosecondHasNoCount() {
    BinaryTime<YearMonth> month =
        BinaryTime.of(
            "month",
            YearMonth.class,
            TimeFormat.EPOCH_NANOS,
            NumberForm.of(NumberEncoding.VARINT_COCKROACHDB));
    BinaryTime<LocalDate> day =
        BinaryTime.of(
            "day",
            LocalDate.class,
            TimeFormat.EPOCH_NANOS,
            NumberForm.of(NumberEncoding.VARINT_COCKROACHDB));
    // Nanoseconds of a long begin at 1677-09-21T00:12:43.145224192Z.
    assertThatThrownBy(() -> month.encode(YearMonth.of(1677, 9)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("from 1677-10 to 2262-04");
    assertThatThrownBy(() -> day.encode(LocalDate.of(1677, 9, 21)))
        .isInstanceOf(InvalidPartException.class)
        .hasMessageContaining("from 1677-09-22 to 2262-04-11");
    assertInverse(month, List.of(YearMonth.of(1677, 10)));
    assertInverse(day, List.of(LocalDate.of(1677, 9, 22)));
  }

  @Test
  void theLastTickIsThatOfDotNet() {
    Instant last = Instant.parse("9999-12-31T23:59:59.9999999Z");
    assertThat(TICKS.number(last)).isEqualTo(3_155_378_975_999_999_999L);
    assertThat(TICKS.number(Instant.parse("0001-01-01T00:00:00Z"))).isZero();
    assertThat(TICKS.descendingOrder().number(last)).isEqualTo(3_155_378_975_999_999_999L);
    assertThat(hex(TICKS.encode(Instant.parse("0001-01-01T00:00:00Z"))))
        .isEqualTo("8000000000000000");
  }

  @Test
  void datesAreDaysInFourBytes() {
    assertThat(hex(DATE.encode(LocalDate.EPOCH))).isEqualTo("80000000");
    assertThat(hex(DATE.encode(LocalDate.of(1969, 12, 31)))).isEqualTo("7fffffff");
    assertThat(hex(DATE.descendingOrder().encode(LocalDate.EPOCH))).isEqualTo("7fffffff");
    assertThat(hex(DATE.inReverse().encode(LocalDate.of(1970, 1, 2)))).isEqualTo("01000080");
    assertThat(DATE.number(LocalDate.of(2012, 8, 1))).isEqualTo(15_553);
    assertThat(DATE.size(LocalDate.EPOCH)).isEqualTo(4);
  }

  @Test
  void everyMillisecondOfALongIsAnInstant() {
    for (BinaryTime<Instant> part : List.of(MILLIS, MILLIS.descendingOrder())) {
      List<Instant> ends =
          List.of(
              Instant.ofEpochMilli(Long.MIN_VALUE),
              Instant.ofEpochMilli(Long.MIN_VALUE + 1),
              Instant.ofEpochMilli(-1),
              Instant.ofEpochMilli(-999),
              Instant.ofEpochMilli(-1000),
              Instant.ofEpochMilli(-1001),
              Instant.EPOCH,
              Instant.ofEpochMilli(Long.MAX_VALUE - 1),
              Instant.ofEpochMilli(Long.MAX_VALUE));
      assertInverse(part, ends);
      assertOrder(part, Comparator.<Instant>naturalOrder(), ends);
      for (Instant at : ends) {
        assertThat(part.number(at)).isEqualTo(at.toEpochMilli());
      }
    }
    String range =
        "be from "
            + Instant.ofEpochMilli(Long.MIN_VALUE)
            + " to "
            + Instant.ofEpochMilli(Long.MAX_VALUE);
    for (Instant outside :
        List.of(
            Instant.MIN,
            Instant.MAX,
            Instant.ofEpochMilli(Long.MAX_VALUE).plusMillis(1),
            Instant.ofEpochMilli(Long.MIN_VALUE).minusMillis(1),
            Instant.ofEpochMilli(Long.MIN_VALUE).minusNanos(1))) {
      assertRefused(MILLIS, outside, "at is " + outside + ", but must " + range);
    }
  }

  @Test
  void everySecondThatJavaHasIsHeld() {
    List<Instant> ends = List.of(Instant.MIN, Instant.EPOCH, Instant.MAX.minusNanos(999_999_999));
    assertInverse(SECONDS, ends);
    assertCanonical(SECONDS, ends);
    BinaryTime<LocalDateTime> dateTimes =
        BinaryTime.of("at", LocalDateTime.class, TimeFormat.EPOCH_SECONDS);
    List<LocalDateTime> dateTimeEnds = List.of(LocalDateTime.MIN, LocalDateTime.MAX.withNano(0));
    assertInverse(dateTimes, dateTimeEnds);
    assertCanonical(dateTimes.descendingOrder(), dateTimeEnds);
    long last = LocalDateTime.MAX.toEpochSecond(ZoneOffset.UTC);
    assertThatThrownBy(() -> BinaryLaws.read(dateTimes, BinaryWhole.of("n", 8).encode(last + 1)))
        .hasMessageStartingWith("at at position 0: expected a number from ");
  }

  @Test
  void everyIntIsADate() {
    List<LocalDate> ends =
        Stream.of(Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE).map(LocalDate::ofEpochDay).toList();
    assertInverse(DATE, ends);
    assertInverse(DATE.descendingOrder().inReverse(), ends);
    assertCanonical(DATE.inReverse(), ends);
    assertRefused(
        DATE,
        LocalDate.ofEpochDay(Integer.MAX_VALUE + 1L),
        "day is +5881580-07-12, but must be from -5877641-06-23 to +5881580-07-11");
    assertThatThrownBy(() -> DATE.encode(LocalDate.MIN)).hasMessageContaining("-5877641-06-23");
  }

  @Test
  void monthsAndYearsAreCountedInFourBytes() {
    BinaryTime<YearMonth> month = BinaryTime.of("month", YearMonth.class);
    assertThat(hex(month.encode(YearMonth.of(1970, 1)))).isEqualTo("80000000");
    assertThat(hex(month.encode(YearMonth.of(1969, 12)))).isEqualTo("7fffffff");
    List<YearMonth> months =
        Stream.of(Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE)
            .map(YearMonth.of(1970, 1)::plusMonths)
            .toList();
    assertInverse(month, months);
    assertInverse(month.descendingOrder().inReverse(), months);
    assertCanonical(month.inReverse(), months);
    assertRefused(
        month,
        months.get(3).plusMonths(1),
        "month is 178958940-09, but must be from -178955001-05 to 178958940-08");

    BinaryTime<Year> year = BinaryTime.of("year", Year.class);
    assertThat(hex(year.encode(Year.of(2012)))).isEqualTo("800007dc");
    List<Year> years = List.of(Year.of(Year.MIN_VALUE), Year.of(-1), Year.of(Year.MAX_VALUE));
    assertInverse(year, years);
    assertInverse(year.descendingOrder().inReverse(), years);
    assertCanonical(year.descendingOrder(), years);
    assertThatThrownBy(() -> BinaryLaws.read(year, BinaryWhole.of("n", 4).encode(1_000_000_000)))
        .hasMessageStartingWith("year at position 0: expected a number from -999999999 to");
  }

  @Test
  void dateTimesAreTakenAsUtc() {
    for (TimeFormat format :
        List.of(TimeFormat.EPOCH_MILLIS, TimeFormat.EPOCH_SECONDS, TimeFormat.DOTNET_TICKS)) {
      BinaryTime<LocalDateTime> part = BinaryTime.of("at", LocalDateTime.class, format);
      LocalDateTime at = LocalDateTime.of(2012, 8, 1, 22, 17, 0);
      assertThat(part.encode(at))
          .isEqualTo(
              BinaryTime.of("at", Instant.class, format).encode(at.toInstant(ZoneOffset.UTC)));
      assertInverse(part, List.of(at, LocalDateTime.of(1066, 10, 14, 9, 0)));
    }
  }

  @Test
  void finerTimesAreRefusedAndNeverRounded() {
    Instant fine = Instant.parse("2012-08-01T17:10:04.123456789Z");
    assertRefused(
        MILLIS,
        fine,
        "at is 2012-08-01T17:10:04.123456789Z, but must be in whole milliseconds;"
            + " use truncatedTo(ChronoUnit.MILLIS), or of(entity), which rounds down with"
            + " floor = ChronoUnit.MILLIS");
    assertRefused(
        SECONDS,
        fine,
        "at is 2012-08-01T17:10:04.123456789Z, but must be in whole seconds;"
            + " use truncatedTo(ChronoUnit.SECONDS), or of(entity), which rounds down with"
            + " floor = ChronoUnit.SECONDS");
    assertRefused(
        TICKS,
        fine,
        "at is 2012-08-01T17:10:04.123456789Z, but must be in units of 100 nanoseconds; of(entity) rounds down with"
            + " floor = ChronoUnit.MICROS");
    assertThatThrownBy(() -> MILLIS.size(Instant.ofEpochSecond(-1, 1)))
        .hasMessageContaining("whole milliseconds");
  }

  @Test
  void ticksEndWithTheYear9999() {
    assertRefused(
        TICKS,
        Instant.parse("+10000-01-01T00:00:00Z"),
        "at is +10000-01-01T00:00:00Z, but must be from 0001-01-01T00:00:00Z to"
            + " 9999-12-31T23:59:59.999999900Z");
    assertThatThrownBy(() -> TICKS.encode(Instant.parse("0000-12-31T23:59:59Z")))
        .hasMessageContaining("but must be from 0001-01-01T00:00:00Z");
    assertMalformed(
        TICKS,
        "7fffffffffffffff",
        0,
        "at at position 0: expected a number from 0 to 3155378975999999999, found"
            + " 7fffffffffffffff");
    assertThatThrownBy(
            () ->
                BinaryLaws.read(
                    TICKS.descendingOrder(),
                    BinaryWhole.of("n", 8).descendingOrder().encode(3_155_378_976_000_000_000L)))
        .hasMessageContaining("expected a number from 0 to 3155378975999999999");
  }

  @Test
  void digitsAreRefused() {
    for (Class<?> type : List.of(Instant.class, LocalDateTime.class)) {
      assertThatThrownBy(() -> BinaryTime.of("at", type, TimeFormat.BASIC))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "BASIC is a form of TEXT; BINARY takes EPOCH_MILLIS, EPOCH_SECONDS, EPOCH_MICROS,"
                  + " EPOCH_NANOS, EPOCH_HOURS, EPOCH_DAYS or DOTNET_TICKS");
    }
  }

  @Test
  void aPointInTimeHasNoUnitOfItsOwn() {
    assertThatThrownBy(() -> BinaryTime.of("at", Instant.class))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "Instant has no unit of its own; BINARY takes EPOCH_MILLIS, EPOCH_SECONDS,"
                + " EPOCH_MICROS, EPOCH_NANOS, EPOCH_HOURS, EPOCH_DAYS or DOTNET_TICKS");
    assertThatThrownBy(() -> BinaryTime.of("at", String.class))
        .hasMessage("class java.lang.String is not a time that can be a part");
  }

  @Test
  void onlyItsOwnBytesAreWritten() {
    byte[] out = new byte[12];
    Arrays.fill(out, (byte) 0x55);
    assertThat(SECONDS.write(Instant.ofEpochSecond(1), out, 2)).isEqualTo(10);
    assertThat(out).isEqualTo(bytes("5555 8000000000000001 5555"));
  }

  @Test
  void partsOfTheSameDeclarationAreEqual() {
    assertThat(MILLIS).isEqualTo(BinaryTime.of("at", Instant.class, TimeFormat.EPOCH_MILLIS));
    assertThat(MILLIS).isNotEqualTo(MILLIS.descendingOrder());
  }
}
