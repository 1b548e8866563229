package dev.keywright.analysis.infer.cost;

import java.util.Arrays;

/**
 * How many bits a list of whole numbers takes, by the best of a few simple models. A model's own
 * numbers count as well, so that a model with more of them must be worth it.
 */
public final class NumberCost {
  private static final double CHOICE = Bits.of(6);
  private static final long[] USUAL_STEPS = {
    10,
    60,
    100,
    1000,
    3600,
    10_000,
    60_000,
    86_400,
    1_000_000,
    3_600_000,
    10_000_000,
    86_400_000,
    1_000_000_000
  };

  /** A snowflake has 64 bits, or 19 digits. Those of the last years are as large as this. */
  private static final double LEAST_SPACE = 63;

  private static final long LEAST_SNOWFLAKE = 1L << 57;

  /**
   * The bits behind the milliseconds, and how many of them count up from zero: 10 of a machine and
   * 12 of a sequence, or 18 of a sequence as TiDB and TiKV have.
   */
  private static final int[][] TAILS = {{22, 12}, {18, 18}};

  /** A sequence is mostly smaller than this part of its range. */
  private static final int SMALL = 6;

  private static final double MOST = 0.9;
  private static final double OF_TAIL = 10;

  private static final int THOUSAND = 1000;

  /** The last of 256 pieces. */
  private static final double LAST_PIECE = 8;

  private final long[] sorted;
  private final double space;

  /**
   * The cost of some numbers.
   *
   * @param space the logarithm to base 2 of how many numbers could be there
   */
  public NumberCost(long[] values, double space) {
    this.sorted = values.clone();
    Arrays.sort(sorted);
    this.space = space;
  }

  public long min() {
    return sorted[0];
  }

  public long max() {
    return sorted[sorted.length - 1];
  }

  /** Whether they lie in the whole space, as those of a hash do. */
  public boolean fillSpace() {
    return Bits.of(width()) > space - 0.05;
  }

  /** The description length of all numbers. */
  public double bits() {
    double whole = bits(Priors.WINDOW);
    for (int[] tail : TAILS) {
      if (areSnowflakes(tail[1])) {
        whole = Math.min(whole, bitsOfSnowflakes(tail[0]));
      }
    }
    return whole;
  }

  private boolean areSnowflakes(int sequence) {
    if (space < LEAST_SPACE || min() < LEAST_SNOWFLAKE) {
      return false;
    }
    long mask = (1L << sequence) - 1;
    long small =
        Arrays.stream(sorted).filter(it -> (it & mask) >>> (sequence - SMALL) == 0).count();
    return small > MOST * sorted.length;
  }

  /** The milliseconds by themselves, and what is behind them. */
  private double bitsOfSnowflakes(int tail) {
    long[] fronts = Arrays.stream(sorted).map(it -> it >> tail).toArray();
    long[] tails = Arrays.stream(sorted).map(it -> it & ((1L << tail) - 1)).toArray();
    return new NumberCost(fronts, space - tail).bits(Priors.WINDOW)
        + new NumberCost(tails, tail).bits(Priors.WINDOW)
        + OF_TAIL;
  }

  /**
   * What numbers from the largest on take in addition. If they are near zero, ascending ones would
   * fill the very end of the space, and say nothing against them.
   */
  public double ofDescending() {
    boolean isNearZero = min() >= 0 && Bits.of((double) max() + 1) <= space - LAST_PIECE;
    return isNearZero ? 0 : Priors.DESCENDING_A_KEY * sorted.length;
  }

  /** The same for times, of which a table has those of some days or years. */
  public double bitsOfTimes() {
    return Math.min(bits(0), bitsOfRounded());
  }

  /** Some writers of a table know whole seconds alone, and others milliseconds. */
  private double bitsOfRounded() {
    long[] rounded = Arrays.stream(sorted).filter(it -> it % THOUSAND == 0).toArray();
    long[] others = Arrays.stream(sorted).filter(it -> it % THOUSAND != 0).toArray();
    if (rounded.length <= others.length || others.length == 0) {
      return Double.POSITIVE_INFINITY;
    }
    return new NumberCost(rounded, space).bits(0)
        + new NumberCost(others, space).bits(0)
        + Bits.ofCounts(new int[] {rounded.length, others.length}, sorted.length);
  }

  private double bits(double window) {
    double best = Math.min(sorted.length * space, uniform(width() + 1) + bounds(1, window));
    if (min() >= 0) {
      best = Math.min(best, uniform((double) max() + 1) + largest((double) max()) + 1);
    } else {
      double most = Math.max(-(double) min(), (double) max());
      best = Math.min(best, uniform(2 * most + 1) + largest(most) + 1);
    }
    best = Math.min(best, Math.min(bySteps(window), Splits.bits(sorted) + bounds(1, window)));
    double negative = min() < 0 ? Priors.NEGATIVE : 0;
    double allNegative = max() < 0 ? Priors.ALL_NEGATIVE_A_KEY * sorted.length : 0;
    return Math.min(best, byFrequency(window)) + CHOICE + negative + allNegative;
  }

  private double uniform(double values) {
    return sorted.length * Bits.of(values);
  }

  // Doubles have no room for the difference of two large numbers.
  private double width() {
    long width = max() - min();
    return width >= 0 ? (double) width : (double) width + 0x1p64;
  }

  /**
   * The smallest number and how far the largest is from it. Few bits say one that is near zero.
   *
   * @param step by which the numbers differ
   * @param window what a smallest number far from zero takes in addition
   */
  private double bounds(long step, double window) {
    double exact = Math.max(2, bound(width()) - Bits.of((double) step));
    return Math.min(exact + window, near(step)) + Math.min(exact, largest(width() / (double) step));
  }

  /** The smallest number by its sign, its length, and the bits that keys can tell apart. */
  private double near(long step) {
    if (min() % step != 0) {
      return Double.POSITIVE_INFINITY;
    }
    double length = Bits.of(Math.abs((double) min()) / (double) step + 1);
    double apart = Bits.of(width() / (double) step / sorted.length);
    return 2 + 2 * Bits.of(length + 1) + Math.max(0, length - apart);
  }

  // A bound needs to be no more exact than the numbers lie close.
  private double bound(double width) {
    double exact = space - Bits.of(width + 1) + Bits.of(sorted.length);
    return Math.max(2, Math.min(space, exact));
  }

  // Of a largest number, its length and as many of its bits as keys can tell apart are said.
  private double largest(double most) {
    double length = Bits.of(most + 1);
    double scale = 2 * Bits.of(length + 1) + 1;
    return Math.min(bound(most), scale + Math.min(length, Bits.of(sorted.length)));
  }

  private double bySteps(double window) {
    long step = 0;
    for (int i = 1; i < sorted.length && step != 1; i++) {
      step = gcd(sorted[i] - sorted[i - 1], step);
    }
    if (step <= 1) {
      return Double.POSITIVE_INFINITY;
    }
    double width = width() / (double) step + 1;
    boolean isUsual = Arrays.binarySearch(USUAL_STEPS, step) >= 0;
    double ofStep = isUsual ? Bits.of(USUAL_STEPS.length) + 1 : 2 * Bits.of((double) step) + 1;
    double ofRange = uniform(width) + bounds(step, window);
    if (min() >= 0 && min() % step == 0) {
      double most = (double) max();
      ofRange = Math.min(ofRange, uniform(most / (double) step + 1) + largest(most));
    }
    long unit = step;
    double split = Splits.bits(Arrays.stream(sorted).map(it -> Math.floorDiv(it, unit)).toArray());
    return Math.min(ofRange, split + bounds(step, window)) + ofStep;
  }

  private static long gcd(long a, long b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /** A table of the different numbers, with how often each comes. */
  private double byFrequency(double window) {
    int[] counts = new int[sorted.length];
    int different = 0;
    for (int i = 0; i < sorted.length; i++) {
      different += i == 0 || sorted[i] != sorted[i - 1] ? 1 : 0;
      counts[different - 1]++;
    }
    double range = width() + 1;
    double width = Math.min(different * space, different * Bits.of(range) + bounds(1, window));
    if (min() >= 0) {
      double most = (double) max();
      width = Math.min(width, different * Bits.of(most + 1) + largest(most));
    }
    double table = width - Bits.ofFactorial(different);
    return Math.max(0, table) + Bits.ofCounts(Arrays.copyOf(counts, different), sorted.length);
  }
}
