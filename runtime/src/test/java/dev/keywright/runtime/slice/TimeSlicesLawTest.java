package dev.keywright.runtime.slice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.Period;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TimeZone;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What holds for all tables and times, against brute force over hours and days. */
class TimeSlicesLawTest {
  private static final Instant LEAP_YEAR = Instant.parse("2023-12-25T00:00:00Z");
  private static final Duration HOUR = Duration.ofHours(1);

  private static TimeSlices of(SlicePeriod period) {
    return TimeSlices.of("at", "t_{" + period.fields() + "}_x", period);
  }

  private static NavigableSet<String> tablesOfHours(TimeSlices slices, Instant from, int hours) {
    NavigableSet<String> tables = new TreeSet<>();
    for (int hour = 0; hour < hours; hour++) {
      tables.add(slices.table(from.plus(HOUR.multipliedBy(hour))));
    }
    return tables;
  }

  @ParameterizedTest
  @EnumSource
  void anInstantIsInOneTableOnly(SlicePeriod period) {
    TimeSlices slices = of(period);
    NavigableSet<String> tables = tablesOfHours(slices, LEAP_YEAR, 24 * 80);
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      Instant time = LEAP_YEAR.plusSeconds(random.nextInt(80 * 86_400));
      List<String> holding = new ArrayList<>();
      for (String table : tables) {
        if (!time.isBefore(slices.start(table)) && time.isBefore(slices.end(table))) {
          holding.add(table);
        }
      }
      assertThat(holding).containsExactly(slices.table(time));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theTablesOfARangeAreThoseThatOverlapIt(SlicePeriod period) {
    TimeSlices slices = of(period);
    NavigableSet<String> tables = tablesOfHours(slices, LEAP_YEAR, 24 * 80);
    List<Instant> edges = new ArrayList<>();
    tables.tailSet(tables.first(), false).forEach(table -> edges.add(slices.start(table)));
    Random random = new Random(11);
    for (int i = 0; i < 500; i++) {
      Instant one = edges.get(random.nextInt(edges.size())).plusNanos(random.nextInt(3) - 1);
      Instant other = LEAP_YEAR.plusSeconds(random.nextInt(80 * 86_400));
      Instant from = one.isBefore(other) ? one : other;
      Instant to = one.isBefore(other) ? other : one;
      List<String> overlapping = new ArrayList<>();
      for (String table : tables) {
        if (slices.start(table).isBefore(to)
            && from.isBefore(slices.end(table))
            && from.isBefore(to)) {
          overlapping.add(table);
        }
      }
      assertThat(slices.tables(from, to)).containsExactlyElementsOf(overlapping);
    }
  }

  @ParameterizedTest
  @EnumSource
  void namesSortAsTheirTimesOverAllYears(SlicePeriod period) {
    TimeSlices slices = of(period);
    Random random = new Random(13);
    Instant first = Instant.parse("0000-01-01T00:00:00Z");
    long seconds = Duration.between(first, Instant.parse("9999-12-31T23:59:59Z")).toSeconds();
    for (int i = 0; i < 20_000; i++) {
      Instant a = first.plusSeconds((long) (random.nextDouble() * seconds));
      Instant b = first.plusSeconds((long) (random.nextDouble() * seconds));
      int names = Integer.signum(slices.table(a).compareTo(slices.table(b)));
      int starts =
          Integer.signum(slices.start(slices.table(a)).compareTo(slices.start(slices.table(b))));
      assertThat(names).isEqualTo(starts);
      assertThat(names * Integer.signum(a.compareTo(b))).isNotNegative();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aChangedNameIsThatOfAnotherTableOrOfNone(SlicePeriod period) {
    TimeSlices slices = of(period);
    String name = slices.table(Instant.parse("2024-02-29T23:00:00Z"));
    int refused = 0;
    for (int at = 0; at < name.length(); at++) {
      for (char c : "0123456789-+ tx_/:\u0660\uff11".toCharArray()) {
        String changed = name.substring(0, at) + c + name.substring(at + 1);
        try {
          assertThat(slices.table(slices.start(changed))).isEqualTo(changed);
        } catch (IllegalArgumentException noTable) {
          assertThat(noTable).hasMessageStartingWith("no table of t_{").hasMessageContaining("{y");
          refused++;
        }
      }
    }
    assertThat(refused).isPositive();
    for (int end = 0; end < name.length(); end++) {
      String truncated = name.substring(0, end);
      assertThatThrownBy(() -> slices.end(truncated)).isInstanceOf(IllegalArgumentException.class);
    }
  }

  @ParameterizedTest
  @EnumSource
  void datesAndDateTimesAreTakenAsUtc(SlicePeriod period) {
    TimeSlices slices = of(period);
    LocalDate day = LocalDate.parse("1969-12-28");
    for (int i = 0; i < 8; i++) {
      LocalDateTime noon = LocalDateTime.parse(day + "T12:30:00");
      assertThat(slices.table(noon)).isEqualTo(slices.table(Instant.parse(day + "T12:30:00Z")));
      Instant midnight = Instant.parse(day + "T00:00:00Z");
      assertThat(slices.table(day)).isEqualTo(slices.table(midnight));
      Instant later = midnight.plus(Duration.ofDays(40));
      assertThat(slices.tables(day, day.plusDays(40)))
          .isEqualTo(slices.tables(midnight, later))
          .isEqualTo(slices.tables(day.atStartOfDay(), day.plusDays(40).atStartOfDay()));
      day = day.plusDays(1);
    }
  }

  @Test
  void tiersOfDaysAreCountedInHours() {
    TimeSlices slices = of(SlicePeriod.DAY).recentFor(Period.ofDays(3)).keptFor(Period.ofDays(10));
    Instant midnight = Instant.parse("2024-02-25T00:00:00Z");
    String table = slices.table(midnight);
    for (int hour = -100; hour < 24 * 14; hour++) {
      SliceTier expected = SliceTier.CURRENT;
      if (hour >= 24 * 11) {
        expected = SliceTier.EXPIRED;
      } else if (hour >= 24 * 4) {
        expected = SliceTier.ARCHIVE;
      } else if (hour >= 24) {
        expected = SliceTier.RECENT;
      }
      assertThat(slices.tier(table, midnight.plus(HOUR.multipliedBy(hour)))).isEqualTo(expected);
    }
  }

  @Test
  void aTableNeverBecomesYounger() {
    TimeSlices slices =
        of(SlicePeriod.DAY).recentFor(Period.ofMonths(1)).keptFor(Period.of(0, 2, 1));
    for (int start = 0; start < 62; start++) {
      Instant day = LEAP_YEAR.plus(Duration.ofDays(start));
      String table = slices.table(day);
      SliceTier before = SliceTier.CURRENT;
      for (int age = -2; age < 100; age++) {
        SliceTier tier = slices.tier(table, day.plus(Duration.ofDays(age)));
        assertThat(tier).isGreaterThanOrEqualTo(before);
        before = tier;
      }
      assertThat(before).isEqualTo(SliceTier.EXPIRED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void eachTierBeginsOnceAndEndsWhereTheNextBegins(SlicePeriod period) {
    Random random = new Random(17);
    for (int i = 0; i < 2_000; i++) {
      Period recent = Period.of(0, random.nextInt(4), random.nextInt(40));
      Period kept = recent.plusMonths(random.nextInt(3)).plusDays(random.nextInt(40));
      TimeSlices slices = of(period).recentFor(Period.ZERO).keptFor(kept).recentFor(recent);
      String table = slices.table(LEAP_YEAR.plus(HOUR.multipliedBy(random.nextInt(24 * 500))));
      LocalDateTime end = LocalDateTime.ofInstant(slices.end(table), ZoneOffset.UTC);
      Instant archived = end.plus(recent).toInstant(ZoneOffset.UTC);
      Instant expired = end.plus(kept).toInstant(ZoneOffset.UTC);
      Instant first = slices.start(table);
      long millis = Duration.between(first, expired).toMillis() + 1_000_000_000L;
      List<Instant> nows = new ArrayList<>(List.of(slices.end(table), archived, expired));
      nows.addAll(nows.stream().map(it -> it.minusNanos(1)).toList());
      for (int j = 0; j < 20; j++) {
        nows.add(first.plusMillis((long) (random.nextDouble() * millis)));
      }
      for (Instant now : nows) {
        SliceTier expected = SliceTier.CURRENT;
        if (!now.isBefore(expired)) {
          expected = SliceTier.EXPIRED;
        } else if (!now.isBefore(archived)) {
          expected = SliceTier.ARCHIVE;
        } else if (!now.isBefore(slices.end(table))) {
          expected = SliceTier.RECENT;
        }
        assertThat(slices.tier(table, now))
            .as("%s at %s, recent %s, kept %s", table, now, recent, kept)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void everyInstantIsANowAndEveryPeriodAnAge() {
    TimeSlices years = of(SlicePeriod.YEAR).keptFor(Period.ofYears(5));
    assertThat(years.tier("t_9999_x", Instant.MAX)).isEqualTo(SliceTier.EXPIRED);
    assertThat(years.tier("t_0000_x", Instant.MIN)).isEqualTo(SliceTier.CURRENT);
    Period longest = Period.of(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    TimeSlices always = of(SlicePeriod.YEAR).recentFor(longest).keptFor(longest);
    assertThat(always.tier("t_0000_x", LEAP_YEAR)).isEqualTo(SliceTier.RECENT);
  }

  @Test
  void tablesThatExpireWhileTheyAreRecentAreRefused() {
    String fault =
        "retention = \"P6M\" must be at least recent = \"P1Y\","
            + " or a table would expire while it is recent";
    TimeSlices slices = of(SlicePeriod.MONTH);
    assertThatThrownBy(() -> slices.keptFor(Period.ofMonths(6)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(fault);
    TimeSlices short6 = slices.recentFor(Period.ofMonths(6)).keptFor(Period.ofMonths(6));
    assertThatThrownBy(() -> short6.recentFor(Period.ofYears(1))).hasMessage(fault);
    assertThat(TimeSlices.fault(Period.ofYears(1), Period.ofMonths(6))).contains(fault);
    assertThat(TimeSlices.fault(Period.ofYears(1), Period.ofMonths(12))).isEmpty();
    assertThat(TimeSlices.fault(Period.ofYears(1), Period.ofDays(365))).isEmpty();
    assertThat(TimeSlices.fault(Period.ofYears(1), Period.ofDays(364))).isPresent();
    assertThat(TimeSlices.fault(Period.ZERO, Period.ZERO)).isEmpty();
  }

  @Test
  void negativeAgesAreRefused() {
    TimeSlices slices = of(SlicePeriod.MONTH);
    assertThatThrownBy(() -> slices.recentFor(Period.ofDays(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("recent = \"P-1D\" must not be negative");
    assertThatThrownBy(() -> slices.keptFor(Period.of(2, -1, 0)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("retention = \"P2Y-1M\" must not be negative");
  }

  @Test
  void aRefusedRangeShowsTheTimesAsGiven() {
    TimeSlices slices = of(SlicePeriod.HOUR);
    assertThatThrownBy(() -> slices.tables(LEAP_YEAR, Instant.MAX))
        .hasMessage("at is " + Instant.MAX + ", but must be in the years 0 to 9999");
    LocalDate day = LocalDate.parse("2024-03-01");
    assertThatThrownBy(() -> slices.tables(day, day.minusDays(1)))
        .hasMessage("at from 2024-03-01 to 2024-02-29 runs backwards; swap them");
    assertThatThrownBy(() -> slices.tables(day, LocalDate.parse("9999-12-31")))
        .hasMessage(
            "at from 2024-03-01 to 9999-12-31 touches more than 100,000 tables;"
                + " ask for a shorter time");
  }

  @Test
  void neitherLocaleNorTimeZoneChangesNamesAndMessages() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      for (String tag : List.of("ar-EG-u-nu-arab", "tr-TR", "th-TH-u-ca-buddhist-nu-thai")) {
        for (String id : List.of("Pacific/Kiritimati", "Etc/GMT+12", "America/St_Johns")) {
          Locale.setDefault(Locale.forLanguageTag(tag));
          TimeZone.setDefault(TimeZone.getTimeZone(id));
          assertNamesAndMessages();
        }
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }

  private static void assertNamesAndMessages() {
    TimeSlices hours = of(SlicePeriod.HOUR);
    Instant last = Instant.parse("2026-10-31T23:59:59Z");
    assertThat(hours.table(last)).isEqualTo("t_2026103123_x");
    assertThat(hours.table(LocalDateTime.parse("0007-01-02T03:04:05"))).isEqualTo("t_0007010203_x");
    assertThat(hours.table(LocalDate.parse("2026-10-31"))).isEqualTo("t_2026103100_x");
    assertThat(hours.end("t_2026103123_x")).isEqualTo("2026-11-01T00:00:00Z");
    assertThat(hours.tier("t_2026103123_x", last.plusSeconds(1))).isEqualTo(SliceTier.RECENT);
    assertThat(TimeSlices.fault("i_{yyyy}", SlicePeriod.MONTH))
        .contains(
            "table = \"i_{yyyy}\" must hold {yyyyMM}, because two months would share a table otherwise");
  }
}
