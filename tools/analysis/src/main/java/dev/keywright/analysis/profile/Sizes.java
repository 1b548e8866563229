package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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

  void writeTo(DataOutput out) throws IOException {
    for (long count : counts) {
      out.writeLong(count);
    }
    out.writeLong(keys());
    out.writeLong(all.getSum());
    out.writeInt(all.getMin());
    out.writeInt(largest());
  }

  static Sizes readFrom(DataInput in) throws IOException {
    Sizes read = new Sizes();
    for (int i = 0; i < read.counts.length; i++) {
      read.counts[i] = in.readLong();
    }
    long keys = in.readLong();
    long bytes = in.readLong();
    read.all = new IntSummaryStatistics(keys, in.readInt(), in.readInt(), bytes);
    return read;
  }
}
