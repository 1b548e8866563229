package dev.keywright.simulator.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MultinomialTest {
  private static final double[] WEIGHTS = {5, 1, 0, 3, 0.5, 0.5};
  private static final int REPEATS = 20_000;
  private static final int LEAST_EXPECTED = 20;

  @ParameterizedTest
  @ValueSource(
      longs = {0, 1, 7, 1000, 1_000_000_000L, 5_000_000_000L, 20_000_000_000L, Long.MAX_VALUE})
  void countsSumUp(long rows) {
    long[] counts = Multinomial.seeded(1).draw(rows, WEIGHTS);
    assertThat(Arrays.stream(counts).sum()).isEqualTo(rows);
    assertThat(counts[2]).isZero();
  }

  @Test
  void countsOfManyRowsVaryAsTheyShould() {
    long rows = 1_000_000_000_000L;
    Multinomial drawn = Multinomial.seeded(5);
    double squares = 0;
    int repeats = 2_000;
    for (int i = 0; i < repeats; i++) {
      double share = 0.3;
      double off = drawn.draw(rows, WEIGHTS)[3] - rows * share;
      squares += off * off / (rows * share * (1 - share));
    }
    assertThat(squares / repeats).isBetween(0.85, 1.15);
  }

  /** All rows but some hundred fall into the first range, and those are shared by the others. */
  @Test
  void countsOfTheLastRangesVaryAsTheyShould() {
    long rows = 20_000_000_000L;
    double[] weights = {rows, 100, 300};
    Multinomial drawn = Multinomial.seeded(6);
    double squares = 0;
    int repeats = 20_000;
    for (int i = 0; i < repeats; i++) {
      long[] counts = drawn.draw(rows, weights);
      long few = counts[1] + counts[2];
      double off = counts[1] - few * 0.25;
      squares += off * off / (few * 0.25 * 0.75);
    }
    assertThat(squares / repeats).isBetween(0.95, 1.05);
  }

  @Test
  void aSeedDecides() {
    long[] counts = Multinomial.seeded(3).draw(1_000_000, WEIGHTS);
    assertThat(Multinomial.seeded(3).draw(1_000_000, WEIGHTS)).isEqualTo(counts);
    assertThat(Multinomial.seeded(4).draw(1_000_000, WEIGHTS)).isNotEqualTo(counts);
  }

  @Test
  void rowsNeedARange() {
    assertThatThrownBy(() -> Multinomial.seeded(1).draw(1, new double[] {0, 0}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Few rows, so that both stages of the method count: 3 are drawn one by one, 40 are not. */
  @ParameterizedTest
  @ValueSource(ints = {3, 40, 400})
  void countsAreDistributedAsThoseOfRowsOneByOne(int rows) {
    Map<String, long[]> seen = new HashMap<>();
    Multinomial drawn = Multinomial.seeded(17);
    UniformRandomProvider random = RandomSource.MT.create(18L);
    for (int i = 0; i < REPEATS; i++) {
      count(seen, 0, drawn.draw(rows, WEIGHTS));
      count(seen, 1, oneByOne(rows, random));
    }
    assertThat(probability(seen)).isGreaterThan(0.001);
  }

  // The joint counts of two ranges show whether counts depend on each other as they should.
  private static void count(Map<String, long[]> seen, int sample, long[] counts) {
    seen.computeIfAbsent(counts[0] + " " + counts[3], key -> new long[2])[sample]++;
  }

  private static long[] oneByOne(int rows, UniformRandomProvider random) {
    long[] counts = new long[WEIGHTS.length];
    double sum = Arrays.stream(WEIGHTS).sum();
    for (int row = 0; row < rows; row++) {
      double left = random.nextDouble() * sum;
      int range = 0;
      while (left >= WEIGHTS[range]) {
        left -= WEIGHTS[range++];
      }
      counts[range]++;
    }
    return counts;
  }

  /** How likely two samples of one distribution are to differ that much, by the chi-square test. */
  private static double probability(Map<String, long[]> seen) {
    double statistic = 0;
    int cells = 0;
    long[] rare = new long[2];
    for (long[] counts : seen.values()) {
      if (counts[0] + counts[1] < 2 * LEAST_EXPECTED) {
        rare[0] += counts[0];
        rare[1] += counts[1];
      } else {
        statistic += difference(counts);
        cells++;
      }
    }
    if (rare[0] + rare[1] > 0) {
      statistic += difference(rare);
      cells++;
    }
    assertThat(cells).isGreaterThan(5);
    return ChiSquaredDistribution.of(cells - 1).survivalProbability(statistic);
  }

  private static double difference(long[] counts) {
    double difference = counts[0] - counts[1];
    return difference * difference / (counts[0] + counts[1]);
  }
}
