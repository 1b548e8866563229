package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.Arrays;
import java.util.IntSummaryStatistics;

/** How many keys have each size in bytes, counted exactly up to 1,024. */
final class Sizes implements Serializable {
  private static final long serialVersionUID = 1;
  private static final int LARGEST_COUNTED = 1024;

  private final long[] counts = new long[LARGEST_COUNTED + 2];
  private long keys;
  private long total;
  private int smallest = Integer.MAX_VALUE;
  private int largest;

  void add(int size) {
    counts[Math.min(size, LARGEST_COUNTED + 1)]++;
    keys++;
    total += size;
    smallest = Math.min(smallest, size);
    largest = Math.max(largest, size);
  }

  void merge(Sizes other) {
    Arrays.setAll(counts, size -> counts[size] + other.counts[size]);
    keys += other.keys;
    total += other.total;
    smallest = Math.min(smallest, other.smallest);
    largest = Math.max(largest, other.largest);
  }

  long keys() {
    return keys;
  }

  int largest() {
    return largest;
  }

  SizeReport report() {
    return SizeReport.of(new IntSummaryStatistics(keys, smallest, largest, total), this::quantile);
  }

  private int quantile(double share) {
    long rank = (long) Math.ceil(share * keys);
    long seen = 0;
    for (int size = 0; size <= LARGEST_COUNTED; size++) {
      seen += counts[size];
      if (seen >= rank) {
        return size;
      }
    }
    return largest;
  }
}
