package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;

/** How many keys have each size in bytes, counted exactly up to 1,024. */
final class Sizes {
  private static final int LARGEST_COUNTED = 1024;

  private final long[] counts = new long[LARGEST_COUNTED + 2];
  private long keys;
  private long bytes;
  private int smallest = Integer.MAX_VALUE;
  private int largest;

  void add(int size) {
    counts[Math.min(size, LARGEST_COUNTED + 1)]++;
    keys++;
    bytes += size;
    smallest = Math.min(smallest, size);
    largest = Math.max(largest, size);
  }

  void merge(Sizes other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
    keys += other.keys;
    bytes += other.bytes;
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
    return keys == 0
        ? new SizeReport(0, 0, 0, 0, 0, 0, 0)
        : new SizeReport(
            smallest,
            quantile(0.5),
            quantile(0.9),
            quantile(0.99),
            largest,
            bytes / (double) keys,
            bytes);
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

  void writeTo(DataOutput out) throws IOException {
    for (long count : counts) {
      out.writeLong(count);
    }
    out.writeLong(keys);
    out.writeLong(bytes);
    out.writeInt(smallest);
    out.writeInt(largest);
  }

  static Sizes readFrom(DataInput in) throws IOException {
    Sizes read = new Sizes();
    for (int i = 0; i < read.counts.length; i++) {
      read.counts[i] = in.readLong();
    }
    read.keys = in.readLong();
    read.bytes = in.readLong();
    read.smallest = in.readInt();
    read.largest = in.readInt();
    return read;
  }
}
