package dev.keywright.analysis.infer.search;

import java.util.Set;
import java.util.TreeSet;

/** How many buckets there may be, by the largest number of one that was seen. */
public final class BucketCounts {
  static final int MOST = 65_536;
  private static final int[] STEPS = {1, 10, 100, 1000};

  private BucketCounts() {}

  /**
   * The largest number shows the count, unless few keys have it: then a usual count is near.
   *
   * @param least one more than the largest number that was seen
   */
  public static Set<Integer> near(long least) {
    Set<Integer> counts = new TreeSet<>();
    if (least < 2 || least > MOST) {
      return counts;
    }
    int count = (int) least;
    counts.add(Integer.highestOneBit(count - 1) << 1);
    for (int step : STEPS) {
      counts.add((count + step - 1) / step * step);
    }
    counts.removeIf(it -> it > MOST || it > count + count / 4 + 1);
    return counts;
  }
}
