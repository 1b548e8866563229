package dev.keywright.analysis.profile;

import java.util.Arrays;
import java.util.List;
import java.util.function.ToLongFunction;

/** What a profile estimates, computed from all keys at once by sorting them. */
final class ExactAnswers {
  private final byte[][] arrived;
  private final byte[][] sorted;

  /** How many bytes a key has in common with the one before; equal keys have all. */
  private final int[] shared;

  ExactAnswers(byte[][] keys) {
    this.arrived = keys;
    this.sorted = keys.clone();
    Arrays.sort(sorted, Arrays::compareUnsigned);
    this.shared = new int[sorted.length];
    for (int i = 1; i < sorted.length; i++) {
      int mismatch = Arrays.mismatch(sorted[i - 1], sorted[i]);
      shared[i] = mismatch < 0 ? Integer.MAX_VALUE : mismatch;
    }
  }

  long distinct() {
    return groups(Integer.MAX_VALUE, run -> 1);
  }

  /** The number of keys in the largest group that shares a prefix. */
  long busiest(int length) {
    long[] most = new long[1];
    groups(length, run -> most[0] = Math.max(most[0], run));
    return most[0];
  }

  double entropy(int length) {
    double[] bits = new double[1];
    groups(
        length,
        run -> {
          double share = run / (double) sorted.length;
          bits[0] -= share * Math.log(share) / Math.log(2);
          return 1;
        });
    return bits[0];
  }

  long prefixes(int length) {
    return groups(length, run -> 1);
  }

  private long groups(int length, ToLongFunction<Long> eachSize) {
    long total = 0;
    int start = 0;
    for (int i = 1; i <= sorted.length; i++) {
      if (i == sorted.length || shared[i] < length) {
        total += eachSize.applyAsLong((long) i - start);
        start = i;
      }
    }
    return total;
  }

  long largestSoFar() {
    long count = 0;
    byte[] largest = null;
    for (byte[] key : arrived) {
      if (largest == null || Arrays.compareUnsigned(key, largest) > 0) {
        largest = key;
        count++;
      }
    }
    return count;
  }

  /** How often a key occurs. */
  long count(byte[] key) {
    return below(key, 0) - below(key, -1);
  }

  /** The share of keys in the region that holds most. */
  double busiestRegion(List<byte[]> splitPoints) {
    long most = 0;
    long before = 0;
    for (byte[] point : splitPoints) {
      long next = below(point, -1);
      most = Math.max(most, next - before);
      before = next;
    }
    return Math.max(most, sorted.length - before) / (double) sorted.length;
  }

  /** How many keys are below one, or, with 0, not above it. */
  private long below(byte[] key, int order) {
    int low = 0;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (Integer.signum(Arrays.compareUnsigned(sorted[middle], key)) <= order) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
