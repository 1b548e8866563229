package dev.keywright.analysis.profile;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How often each byte value is at each of the first positions. */
final class Positions implements Serializable {
  private static final long serialVersionUID = 1;
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
      int from = position * VALUES;
      long[] own = Arrays.copyOfRange(counts, from, from + VALUES);
      PositionReport report = PositionReport.of(position, own);
      if (report.keys() == 0) {
        return positions;
      }
      positions.add(report);
    }
    return positions;
  }
}
