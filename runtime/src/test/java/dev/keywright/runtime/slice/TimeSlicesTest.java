package dev.keywright.runtime.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPartException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TimeZone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class TimeSlicesTest {
  private static final TimeSlices MONTHS =
      TimeSlices.of("boughtAt", "purchases_{yyyyMM}", SlicePeriod.MONTH);
  private static final Instant NOW = Instant.parse("2026-11-21T12:00:00Z");

  private static TimeSlices of(SlicePeriod period) {
    return TimeSlices.of("at", "t_{" + period.fields() + "}", period);
  }

  /** The fields of a UTC time as Java prints them, which is not how the slices count. */
  private static String oracle(SlicePeriod period, Instant time) {
    String digits = time.toString().replaceAll("[-:T]", "");
    return "t_" + digits.substring(0, period.fields().length());
  }

  @ParameterizedTest
  @EnumSource
  void eachHourIsInTheTableThatItsFieldsName(SlicePeriod period) {
    TimeSlices slices = of(period);
    // A leap year, the end of a century without one, and the days around 1970.
    for (String start :
        List.of("1899-12-25T00:00:00Z", "1969-12-20T00:30:00Z", "2024-01-01T00:00:00Z")) {
      Instant time = Instant.parse(start);
      for (int hour = 0; hour < 24 * 400; hour++) {
        String table = slices.table(time);
        assertThat(table).isEqualTo(oracle(period, time));
        assertThat(slices.start(table)).isBeforeOrEqualTo(time);
        assertThat(slices.end(table)).isAfter(time);
        assertThat(slices.table(slices.start(table))).isEqualTo(table);
        assertThat(slices.table(slices.end(table).minusNanos(1))).isEqualTo(table);
        assertThat(slices.table(slices.end(table))).isGreaterThan(table);
        time = time.plus(Duration.ofHours(1));
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void aRangeTouchesTheTablesOfItsHours(SlicePeriod period) {
    TimeSlices slices = of(period);
    Instant from = Instant.parse("2023-12-30T22:10:00Z");
    Set<String> touched = new LinkedHashSet<>();
    Instant to = from;
    for (int hour = 0; hour < 24 * 100; hour++) {
      touched.add(oracle(period, to));
      to = to.plus(Duration.ofMinutes(50));
      touched.add(oracle(period, to.minusNanos(1)));
      assertThat(slices.tables(from, to)).containsExactlyElementsOf(touched);
    }
  }

  @Test
  void theEndOfARangeIsNotInIt() {
    assertThat(MONTHS.tables(LocalDate.parse("2026-01-31"), LocalDate.parse("2026-03-01")))
        .containsExactly("purchases_202601", "purchases_202602");
    assertThat(MONTHS.tables(LocalDate.parse("2026-03-01"), LocalDate.parse("2026-03-01")))
        .isEmpty();
    assertThat(MONTHS.tables(LocalDate.parse("0000-01-01"), LocalDate.parse("0000-01-01")))
        .isEmpty();
    assertThat(
            MONTHS.tables(
                LocalDateTime.parse("2026-01-31T23:59:59.999999999"),
                LocalDateTime.parse("2026-02-01T00:00:00.000000001")))
        .containsExactly("purchases_202601", "purchases_202602");
  }

  @Test
  void aMonthOrAYearIsInTheTableOfItsFirstMoment() {
    assertThat(MONTHS.table(YearMonth.parse("2026-10"))).isEqualTo("purchases_202610");
    assertThat(MONTHS.table(Year.of(2026))).isEqualTo("purchases_202601");
    assertThat(MONTHS.tables(YearMonth.parse("2026-10"), YearMonth.parse("2026-12")))
        .containsExactly("purchases_202610", "purchases_202611");
    assertThat(MONTHS.tables(Year.of(2026), Year.of(2027))).hasSize(12);
    assertThatThrownBy(() -> MONTHS.table(Year.of(10_000)))
        .hasMessage("boughtAt is 10000, but must be in the years 0 to 9999");
  }

  @Test
  void aTimeThatCannotBeAPartIsRefused() {
    assertThatThrownBy(() -> MONTHS.table(LocalTime.NOON))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("class java.time.LocalTime is not a time that can be a part");
  }

  @Test
  void aRangeThatRunsBackwardsOrTooFarIsRefused() {
    assertThatThrownBy(() -> MONTHS.tables(NOW, NOW.minusSeconds(1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "boughtAt from 2026-11-21T12:00:00Z to 2026-11-21T11:59:59Z runs backwards; swap them");
    TimeSlices hours = of(SlicePeriod.HOUR);
    assertThat(hours.tables(NOW, NOW.plus(Duration.ofHours(100_000)))).hasSize(100_000);
    assertThatThrownBy(() -> hours.tables(NOW, NOW.plus(Duration.ofHours(100_001))))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("touches more than 100,000 tables");
  }

  @Test
  void timesWithoutFourDigitsInTheirYearAreRefused() {
    assertThat(MONTHS.table(LocalDate.parse("0000-01-01"))).isEqualTo("purchases_000001");
    assertThat(MONTHS.table(LocalDate.parse("9999-12-31"))).isEqualTo("purchases_999912");
    for (Instant time : List.of(Instant.MIN, Instant.MAX)) {
      assertThatThrownBy(() -> MONTHS.table(time))
          .isInstanceOf(InvalidPartException.class)
          .hasMessageEndingWith("but must be in the years 0 to 9999");
    }
    assertThatThrownBy(() -> MONTHS.table((Instant) null))
        .isInstanceOf(InvalidPartException.class)
        .hasMessage("boughtAt is null, but must be present: null is never a part of a key");
  }

  @Test
  void tablesAgeThroughTheTiers() {
    TimeSlices slices = MONTHS.recentFor(Period.ofMonths(3)).keptFor(Period.ofMonths(6));
    List<SliceTier> tiers = new ArrayList<>();
    for (int months = -2; months <= 9; months++) {
      LocalDate month = LocalDate.parse("2026-11-01").minusMonths(months);
      tiers.add(slices.tier(slices.table(month), NOW));
    }
    // The month before ended on November 1st, so it is 20 days old.
    assertThat(tiers)
        .containsExactly(
            SliceTier.CURRENT,
            SliceTier.CURRENT,
            SliceTier.CURRENT,
            SliceTier.RECENT,
            SliceTier.RECENT,
            SliceTier.RECENT,
            SliceTier.ARCHIVE,
            SliceTier.ARCHIVE,
            SliceTier.ARCHIVE,
            SliceTier.EXPIRED,
            SliceTier.EXPIRED,
            SliceTier.EXPIRED);
  }

  @Test
  void withoutFurtherWordsATableIsRecentForAYearAndKeptForEver() {
    assertThat(MONTHS.tier("purchases_202610", NOW)).isEqualTo(SliceTier.RECENT);
    assertThat(MONTHS.tier("purchases_202511", NOW)).isEqualTo(SliceTier.RECENT);
    assertThat(MONTHS.tier("purchases_202510", NOW)).isEqualTo(SliceTier.ARCHIVE);
    assertThat(MONTHS.tier("purchases_000001", NOW)).isEqualTo(SliceTier.ARCHIVE);
  }

  @Test
  void theTierChangesExactlyAtItsInstant() {
    Instant end = MONTHS.end("purchases_202610");
    assertThat(end).isEqualTo("2026-11-01T00:00:00Z");
    assertThat(MONTHS.tier("purchases_202610", end.minusNanos(1))).isEqualTo(SliceTier.CURRENT);
    assertThat(MONTHS.tier("purchases_202610", end)).isEqualTo(SliceTier.RECENT);
    Instant yearLater = Instant.parse("2027-11-01T00:00:00Z");
    assertThat(MONTHS.tier("purchases_202610", yearLater.minusNanos(1)))
        .isEqualTo(SliceTier.RECENT);
    assertThat(MONTHS.tier("purchases_202610", yearLater)).isEqualTo(SliceTier.ARCHIVE);
  }

  @Test
  void otherNamesAreNoTables() {
    for (String name :
        List.of(
            "purchases_2026",
            "purchases_202613",
            "purchases_202600",
            "orders_202611",
            "",
            "purchases_20261a",
            "purchases_2026111")) {
      assertThatThrownBy(() -> MONTHS.start(name))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage("no table of purchases_{yyyyMM} is called \"" + name + "\"");
    }
  }

  @Test
  void fieldsMayBeSetApart() {
    TimeSlices days = TimeSlices.of("at", "{yyyy-MM_dd}.log", SlicePeriod.DAY);
    assertThat(days.table(NOW)).isEqualTo("2026-11_21.log");
    assertThat(days.start("2026-11_21.log")).isEqualTo("2026-11-21T00:00:00Z");
  }

  @ParameterizedTest
  @CsvSource({
    "MONTH, purchases, 'table = \"purchases\" must hold {yyyyMM} once, in the place of the period'",
    "MONTH, a{yyyyMM}b{yyyyMM}, 'table = \"a{yyyyMM}b{yyyyMM}\" must hold {yyyyMM} once, in the place of the period'",
    "MONTH, a}{, 'table = \"a}{\" must hold {yyyyMM} once, in the place of the period'",
    "MONTH, a{yyyy}, 'table = \"a{yyyy}\" must hold {yyyyMM}, because two months would share a table otherwise'",
    "MONTH, a{yyyyMMdd}, 'table = \"a{yyyyMMdd}\" must hold {yyyyMM}, because each table holds one month'",
    "DAY, a{yyyyddMM}, 'table = \"a{yyyyddMM}\" must hold {yyyyMMdd}, because each table holds one day'",
    "DAY, a{yyyy--MM-dd}, 'table = \"a{yyyy--MM-dd}\" must hold {yyyyMMdd}, with at most one - or _ between two fields'",
    "YEAR, a{}, 'table = \"a{}\" must hold {yyyy}, because two years would share a table otherwise'",
    "HOUR, a{yyyyMMddhh}, 'table = \"a{yyyyMMddhh}\" must hold {yyyyMMddHH}, because each table holds one hour'",
  })
  void aPatternThatDoesNotNameThePeriodIsRefused(SlicePeriod period, String pattern, String fault) {
    assertThat(TimeSlices.fault(pattern, period)).contains(fault);
    assertThatThrownBy(() -> TimeSlices.of("at", pattern, period))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(fault);
  }

  @Test
  void neitherLocaleNorTimeZoneMatters() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      for (String tag : List.of("ar-EG", "tr-TR")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
        assertThat(MONTHS.table(Instant.parse("2026-10-31T23:59:59Z")))
            .isEqualTo("purchases_202610");
        assertThat(MONTHS.start("purchases_202610")).isEqualTo("2026-10-01T00:00:00Z");
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  @Test
  void dateTimesAndDatesHaveTheTableOfTheirInstant() {
    assertThat(MONTHS.table(LocalDateTime.parse("2026-10-31T23:59:59")))
        .isEqualTo("purchases_202610");
    assertThat(MONTHS.table(LocalDate.parse("2026-11-01"))).isEqualTo("purchases_202611");
  }

  @ParameterizedTest
  @CsvSource({
    "P1Y, P1Y, ''",
    "P1Y, P365D, ''",
    "P1M, P31D, ''",
    "P0D, P0D, ''",
    "P1Y, P364D, 'retention = \"P364D\" must be at least recent = \"P1Y\", or a table would expire while it is recent'",
    "P-1D, P1Y, 'recent = \"P-1D\" must not be negative'",
    "P1D, P-1D, 'retention = \"P-1D\" must not be negative'",
  })
  void tablesAreKeptAtLeastAsLongAsTheyAreRecent(Period recent, Period kept, String fault) {
    assertThat(TimeSlices.fault(recent, kept).orElse("")).isEqualTo(fault);
    if (fault.isEmpty()) {
      assertThat(MONTHS.recentFor(recent).keptFor(kept)).isNotNull();
    } else {
      assertThatThrownBy(() -> MONTHS.recentFor(recent).keptFor(kept))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessage(fault);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "{yyyyMM}, true",
    "{yyyy-MM}, true",
    "{yyyy_MM}, true",
    "{-yyyyMM}, false",
    "{yyyyMM-}, false",
    "{yyy-yMM}, false",
    "{yyyyM-M}, false",
    "{yyyy_-MM}, false",
    "'{yyyyMM}{', false",
    "'{yyyyMM}}', false",
    "'}{yyyyMM}', false",
  })
  void aSignStandsOnlyBetweenTwoFields(String pattern, boolean isSound) {
    assertThat(TimeSlices.fault(pattern, SlicePeriod.MONTH).isEmpty()).isEqualTo(isSound);
  }
}
