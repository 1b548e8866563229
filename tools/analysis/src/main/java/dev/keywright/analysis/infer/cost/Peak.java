package dev.keywright.analysis.infer.cost;

import java.util.Arrays;

/**
 * Where most of some numbers lie. A format that counts down, or that adds a power of ten so that
 * numbers below zero sort, shows it: real values lie close to zero, and fewer and fewer far from
 * it.
 */
public final class Peak {
  /** Fewer numbers show no distribution, and fewer digits no place. */
  private static final int LEAST_KEYS = 100;

  private static final long LEAST_RANGE = 1_000;

  /** What of the range most numbers take, of both sides at least. */
  private static final int STEEP = 8;

  private static final double LEAST_SIDE = 0.01;

  private final long[] sorted;

  private Peak(long... numbers) {
    this.sorted = numbers.clone();
    Arrays.sort(sorted);
  }

  /**
   * Whether numbers lie at the very end of a range, where most are.
   *
   * @param fromEnd how far each is from the last number of the range
   * @param range how many numbers it has
   */
  public static boolean isAtEnd(double range, long... fromEnd) {
    if (fromEnd.length < LEAST_KEYS) {
      return false;
    }
    Peak peak = new Peak(fromEnd);
    return peak.isKnown()
        && peak.first() >= 0
        && peak.last() <= range / STEEP
        && (double) peak.middle() * STEEP <= peak.last()
        && (double) peak.first() * STEEP <= peak.middle();
  }

  /**
   * Whether numbers lie around a point, on both sides, and most close to it.
   *
   * @param fromPoint how far each is above the point
   */
  public static boolean isAround(long... fromPoint) {
    if (fromPoint.length < LEAST_KEYS) {
      return false;
    }
    long below = Arrays.stream(fromPoint).filter(it -> it < 0).count();
    double least = LEAST_SIDE * fromPoint.length;
    Peak far = new Peak(Arrays.stream(fromPoint).map(Math::abs).toArray());
    return far.isKnown()
        && below >= least
        && fromPoint.length - below >= least
        && (double) far.middle() * 2 * STEEP <= far.last();
  }

  private boolean isKnown() {
    return last() >= LEAST_RANGE;
  }

  private long first() {
    return sorted[0];
  }

  private long middle() {
    return sorted[sorted.length / 2];
  }

  private long last() {
    return sorted[sorted.length - 1];
  }
}
