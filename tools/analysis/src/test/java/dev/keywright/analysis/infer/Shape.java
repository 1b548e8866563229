package dev.keywright.analysis.infer;

import dev.keywright.analysis.infer.RandomLayout.RandomValues;
import java.util.SplittableRandom;

/** How the values of a table are distributed. Few tables have values as even as dice. */
public enum Shape {
  /** Each value as often as the others. */
  EVEN,
  /** Most near a median, and some far larger: sizes, prices, ids of active users. */
  LOGNORMAL,
  /** A few values in most of the rows, small ones or any. */
  ZIPF,
  /** In three ranges that are narrow and far apart. */
  CLUSTERED,
  /** One after the other, with gaps where rows were deleted. */
  SEQUENTIAL,
  /** Growing, many at once and then none for a while. */
  BURSTS,
  /** Without some of the ten digits. */
  MISSING_DIGITS,
  /** E-mail addresses, URLs, and whatever else texts hold; numbers as in {@link #LOGNORMAL}. */
  REAL_FORMS;

  /** Numbers from 0 to below a bound. */
  RandomValues numbers(SplittableRandom random, long bound) {
    return switch (this) {
      case EVEN -> r -> r.nextLong(bound);
      case LOGNORMAL, REAL_FORMS -> lognormal(random, bound);
      case ZIPF -> zipf(random, bound);
      case CLUSTERED -> clustered(random, bound);
      case SEQUENTIAL -> growing(random, bound, 0);
      case BURSTS -> growing(random, bound, 1 + bound / 500);
      case MISSING_DIGITS -> withoutDigits(random, bound);
    };
  }

  /** Lengths of texts, of which those of real tables have a peak. */
  RandomValues lengths(SplittableRandom random, int least, int more) {
    if (this == EVEN || this == MISSING_DIGITS) {
      return r -> least + r.nextInt(more + 1);
    }
    RandomValues added = lognormal(random, more + 1L);
    return r -> least + (int) (long) (Long) added.next(r);
  }

  private static RandomValues lognormal(SplittableRandom random, long bound) {
    double median = Math.pow((double) bound, random.nextDouble(0.4, 0.9));
    double sigma = random.nextDouble(0.4, 1.6);
    return r -> {
      double value = median * Math.exp(sigma * r.nextGaussian());
      return value < bound ? (Object) (long) value : (Object) r.nextLong(bound);
    };
  }

  private static RandomValues zipf(SplittableRandom random, long bound) {
    double power = random.nextDouble(0.9, 1.4);
    long spread = random.nextBoolean() ? 1 : 2 * random.nextLong(1L << 40) + 1;
    double most = Math.min((double) bound, 1e6);
    return r -> {
      double u = r.nextDouble();
      double rank = Math.pow(1 + u * (Math.pow(most + 1, 1 - power) - 1), 1 / (1 - power)) - 1;
      return Math.floorMod(((long) rank) * spread, bound);
    };
  }

  private static RandomValues clustered(SplittableRandom random, long bound) {
    long[] starts = random.longs(3, 0, bound).toArray();
    long width = Math.max(1, bound / (long) Math.pow(10, random.nextInt(2, 7)));
    return r -> Math.min(bound - 1, starts[r.nextInt(starts.length)] + r.nextLong(width));
  }

  private static RandomValues growing(SplittableRandom random, long bound, long pause) {
    long[] last = {random.nextLong(bound / 2 + 1)};
    long start = last[0];
    return r -> {
      last[0] += r.nextInt(10) > 0 ? 1 : 1 + r.nextInt(12);
      last[0] += pause > 0 && r.nextInt(60) == 0 ? r.nextLong(pause) : 0;
      last[0] = last[0] < bound ? last[0] : start;
      return last[0];
    };
  }

  private static RandomValues withoutDigits(SplittableRandom random, long bound) {
    int first = random.nextInt(10);
    int second = random.nextInt(10);
    return r -> {
      long value = r.nextLong(bound);
      for (int i = 0; i < 100 && hasDigit(value, first, second); i++) {
        value = r.nextLong(bound);
      }
      return value;
    };
  }

  private static boolean hasDigit(long value, int first, int second) {
    return Long.toString(value).chars().anyMatch(c -> c - '0' == first || c - '0' == second);
  }
}
