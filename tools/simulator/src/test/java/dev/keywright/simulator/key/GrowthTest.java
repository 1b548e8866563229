package dev.keywright.simulator.key;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The heaviest value of a time is found without looking at each. */
class GrowthTest {
  private static final long WRITES = 1_000_000;

  @Test
  void theHeaviestValueIsThatOfAllPieces() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 2_000; i++) {
      double seconds = random.nextDouble(1, 400_000);
      Traffic traffic =
          Traffic.withPeaks(WRITES, seconds, WRITES / seconds * random.nextDouble(0.5, 20));
      double from = random.nextBoolean() ? 0 : random.nextDouble(seconds);
      Period period = new Period(traffic, from, random.nextDouble(from, seconds));
      double unit = seconds / random.nextInt(1, 300);
      Growth growth = Growth.time("at", unit, /* descending= */ false);
      double most =
          growth.parts(period).stream().mapToDouble(Period::writes).max().orElse(0)
              / period.writes();
      assertThat(growth.heaviest(period)).isCloseTo(most, within(1e-9));
    }
  }

  @Test
  @Timeout(10)
  void aYearOfSecondsCostsNoMoreThanAnHour() {
    double year = Duration.ofDays(365).toSeconds();
    Traffic traffic = Traffic.even(WRITES, year);
    Growth growth = Growth.time("at", 1, /* descending= */ false);
    for (int i = 0; i < 10_000; i++) {
      assertThat(growth.heaviest(new Period(traffic, 0, year))).isCloseTo(1 / year, within(1e-12));
    }
  }
}
