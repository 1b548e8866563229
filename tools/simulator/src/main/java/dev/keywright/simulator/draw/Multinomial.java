package dev.keywright.simulator.draw;

import java.util.Arrays;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.AliasMethodDiscreteSampler;
import org.apache.commons.rng.sampling.distribution.DiscreteSampler;
import org.apache.commons.rng.sampling.distribution.PoissonSampler;
import org.apache.commons.rng.sampling.distribution.SharedStateContinuousSampler;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Draws how many of some rows fall into each of some ranges, in a time that does not depend on the
 * number of rows. The counts have the distribution of rows drawn one by one.
 *
 * <p>The method is from Brown and Bromberg, "An efficient two-stage procedure for generating random
 * variates from the multinomial distribution", The American Statistician 38 (1984). Independent
 * Poisson counts, given their sum, are multinomial. Their sum is made a little too small, so that
 * few rows are left, which are drawn one by one.
 *
 * <p>Of more than ten billion rows, each count is binomial given those before it. It is drawn from
 * the normal distribution that comes closest; or, if it is small among so many rows, from that of
 * Poisson. Once ten billion are left, the method above draws the further counts.
 */
public final class Multinomial {
  private static final double MARGIN = 3;
  // A mean of the Poisson sampler is an int, and half of that is its limit.
  private static final long LARGEST_SET = 1_000_000_000;

  /** More rows are drawn by the normal distribution: sets would take longer, the more rows. */
  private static final long MOST_IN_SETS = 10 * LARGEST_SET;

  /** From here on, a binomial distribution is as good as normal. */
  private static final double LEAST_NORMAL = 1_000_000;

  private final UniformRandomProvider random;
  private final SharedStateContinuousSampler gaussian;

  private Multinomial(UniformRandomProvider random) {
    this.random = random;
    this.gaussian = ZigguratSampler.NormalizedGaussian.of(random);
  }

  /** Counts that depend on a seed alone. */
  public static Multinomial seeded(long seed) {
    return new Multinomial(RandomSource.XO_RO_SHI_RO_128_PP.create(seed));
  }

  /**
   * The count of each range.
   *
   * @param rows how many are drawn
   * @param weights of the ranges, in any unit
   */
  public long[] draw(long rows, double[] weights) {
    long[] counts = new long[weights.length];
    double sum = 0;
    for (double weight : weights) {
      sum += weight;
    }
    if (rows > 0 && !(sum > 0)) {
      throw new IllegalArgumentException("no range has a weight");
    }
    if (rows > MOST_IN_SETS) {
      addMany(counts, rows, weights, sum);
    } else {
      addSets(counts, rows, weights, sum);
    }
    return counts;
  }

  private void addSets(long[] counts, long rows, double[] weights, double sum) {
    for (long left = rows; left > 0; left -= LARGEST_SET) {
      add(counts, Math.min(left, LARGEST_SET), weights, sum);
    }
  }

  private void addMany(long[] counts, long rows, double[] weights, double sum) {
    long left = rows;
    double weightLeft = sum;
    int last = weights.length - 1;
    while (!(weights[last] > 0)) {
      last--;
    }
    for (int i = 0; i < last; i++) {
      if (left <= MOST_IN_SETS) {
        double[] further = weights.clone();
        Arrays.fill(further, 0, i, 0);
        addSets(counts, left, further, Arrays.stream(further).sum());
        return;
      }
      double share = weights[i] > 0 ? Math.min(1, weights[i] / weightLeft) : 0;
      counts[i] = binomial(left, share);
      left -= counts[i];
      // Sums of fractions are not exact, and nothing may be more than all.
      weightLeft = Math.max(weights[i + 1], weightLeft - weights[i]);
    }
    counts[last] = left;
  }

  private long binomial(long rows, double share) {
    double mean = rows * share;
    if (!(mean > 0)) {
      return 0;
    }
    if (mean < LEAST_NORMAL) {
      return Math.min(rows, PoissonSampler.of(random, mean).sample());
    }
    double drawn = mean + Math.sqrt(mean * (1 - share)) * gaussian.sample();
    return Math.min(rows, Math.max(0, Math.round(drawn)));
  }

  private void add(long[] counts, long rows, double[] weights, double sum) {
    long left = rows;
    double mean = rows - MARGIN * Math.sqrt((double) rows);
    if (mean > 0) {
      long[] drawn = poisson(mean, weights, sum);
      long total = sum(drawn);
      // Given that a sum is not too large, its counts are still multinomial.
      while (total > rows) {
        drawn = poisson(mean, weights, sum);
        total = sum(drawn);
      }
      for (int i = 0; i < counts.length; i++) {
        counts[i] += drawn[i];
      }
      left -= total;
    }
    if (left > 0) {
      DiscreteSampler one = AliasMethodDiscreteSampler.of(random, weights);
      for (long i = 0; i < left; i++) {
        counts[one.sample()]++;
      }
    }
  }

  private long[] poisson(double mean, double[] weights, double sum) {
    long[] drawn = new long[weights.length];
    for (int i = 0; i < drawn.length; i++) {
      double expected = mean * (weights[i] / sum);
      drawn[i] = expected > 0 ? PoissonSampler.of(random, expected).sample() : 0;
    }
    return drawn;
  }

  private static long sum(long[] counts) {
    long sum = 0;
    for (long count : counts) {
      sum += count;
    }
    return sum;
  }
}
