package dev.keywright.analysis.profile;

import java.util.Arrays;
import java.util.IntSummaryStatistics;

/** How many keys have each size in bytes, counted exactly up to 1,024. */
final class Sizes {
  private static final int LARGEST_COUNTED = 1024;

  private final long[] counts = new long[LARGEST_COUNTED + 2];
  private IntSummaryStatistics all = new IntSummaryStatistics();

  void add(int size) {
    counts[Math.min(size, LARGEST_COUNTED + 1)]++;
    all.accept(size);
  }

  void merge(Sizes other) {
    Arrays.setAll(counts, size -> counts[size] + other.counts[size]);
    all.combine(other.all);
  }

  long keys() {
    return all.getCount();
  }

  int largest() {
    return Math.max(0, all.getMax());
  }

  SizeReport report() {
    return SizeReport.of(all, this::quantile);
  }

  private int quantile(double share) {
    long rank = (long) Math.ceil(share * keys());
    long seen = 0;
    for (int size = 0; size <= LARGEST_COUNTED; size++) {
      seen += counts[size];
      if (seen >= rank) {
        return size;
      }
    }
    return largest();
  }
}
