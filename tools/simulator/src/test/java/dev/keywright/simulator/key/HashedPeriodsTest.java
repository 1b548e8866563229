package dev.keywright.simulator.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HashedPeriodsTest {
  private static final double UNIT = 10;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void whatIsBelowIsTheSumOfAllTimes(long seed) {
    Random random = new Random(seed);
    List<Values> values = values(random, 60, seed % 2 == 0 ? 1 : 0.7);
    HashedPeriods hashed = new HashedPeriods("hash", UNIT, values);
    Traffic traffic = Traffic.withPeaks(100_000, 60 * UNIT, 500);
    for (int i = 0; i < 200; i++) {
      double from = random.nextDouble() * 600;
      double to = i % 3 == 0 ? from + random.nextDouble() * 20 : 600;
      Period period = new Period(traffic, i % 2 == 0 ? 0 : from, to);
      Values some = values.get(random.nextInt(60));
      double at = i % 4 == 0 ? random.nextDouble() : some.place(random.nextInt(some.count()));
      Level.Rest rest = inside -> inside.writes() / 3;
      double sum = sum(values, at, period, rest);
      assertThat(hashed.below(at, period, rest)).isCloseTo(sum, within(1e-6));
      double asked = random.nextDouble() * period.writes();
      double found = hashed.find(asked, period).at();
      assertThat(found).isCloseTo(bisected(values, asked, period), within(1e-9));
      assertThat(sum(values, found, period, inside -> 0)).isLessThanOrEqualTo(asked + 1e-6);
    }
  }

  @Test
  void allOfADaysSecondsAreCutWithoutDelay() {
    List<Values> values = values(new Random(5), 86_400, 1);
    HashedPeriods hashed = new HashedPeriods("hash", 1, values);
    Period day = new Period(Traffic.even(2_000_000_000, 86_400), 0, 86_400);
    assertTimeout(
        Duration.ofSeconds(10),
        () -> {
          for (int i = 1; i < 10_000; i++) {
            double found = hashed.find(day.writes() * i / 10_000, day).at();
            assertThat(found).isCloseTo(i / 10_000.0, within(0.02));
          }
        });
  }

  private static List<Values> values(Random random, int times, double named) {
    List<Values> values = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      double[] places = random.doubles(3).sorted().toArray();
      double[] weights = random.doubles(3).toArray();
      double sum = Arrays.stream(weights).sum();
      values.add(
          Values.at("hash", places, Arrays.stream(weights).map(it -> it / sum * named).toArray()));
    }
    return values;
  }

  private static double sum(List<Values> values, double at, Period period, Level.Rest rest) {
    double below = 0;
    for (int i = 0; i < values.size(); i++) {
      Period time = period.within(i * UNIT, (i + 1) * UNIT);
      below += values.get(i).below(at, time, rest);
    }
    return below;
  }

  private static double bisected(List<Values> values, double writes, Period period) {
    double low = 0;
    double high = 1;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (sum(values, middle, period, inside -> 0) <= writes) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
