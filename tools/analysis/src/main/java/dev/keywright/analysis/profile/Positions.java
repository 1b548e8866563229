package dev.keywright.analysis.profile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** How often each byte value is at each of the first positions. */
final class Positions {
  static final int COUNTED = 64;
  private static final int VALUES = 256;

  private final long[] counts = new long[COUNTED * VALUES];

  void add(byte[] key) {
    int end = Math.min(key.length, COUNTED);
    for (int i = 0; i < end; i++) {
      counts[i * VALUES + Byte.toUnsignedInt(key[i])]++;
    }
  }

  void merge(Positions other) {
    for (int i = 0; i < counts.length; i++) {
      counts[i] += other.counts[i];
    }
  }

  /** One for each position that a key has. */
  List<PositionReport> report() {
    List<PositionReport> positions = new ArrayList<>();
    for (int position = 0; position < COUNTED; position++) {
      PositionReport report = report(position);
      if (report.keys() == 0) {
        return positions;
      }
      positions.add(report);
    }
    return positions;
  }

  private PositionReport report(int position) {
    ByteClass values = new ByteClass();
    long keys = 0;
    int mostFrequent = 0;
    for (int value = 0; value < VALUES; value++) {
      long count = counts[position * VALUES + value];
      keys += count;
      if (count > 0) {
        values.add(value);
      }
      if (count > counts[position * VALUES + mostFrequent]) {
        mostFrequent = value;
      }
    }
    return new PositionReport(
        position,
        keys,
        values.size(),
        values.toString(),
        ByteClass.shown(mostFrequent),
        counts[position * VALUES + mostFrequent]);
  }

  void writeTo(DataOutput out) throws IOException {
    for (long count : counts) {
      out.writeLong(count);
    }
  }

  static Positions readFrom(DataInput in) throws IOException {
    Positions read = new Positions();
    for (int i = 0; i < read.counts.length; i++) {
      read.counts[i] = in.readLong();
    }
    return read;
  }
}
