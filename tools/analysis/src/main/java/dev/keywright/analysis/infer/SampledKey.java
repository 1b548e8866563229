package dev.keywright.analysis.infer;

import dev.keywright.analysis.KeyText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** One key of the sample: the bytes of its columns. */
final class SampledKey implements Comparable<SampledKey> {
  private final byte[][] columns;
  private final long rank;

  /**
   * @param rank a random number that depends on the key alone
   */
  SampledKey(byte[][] columns, long rank) {
    this.columns = columns;
    this.rank = rank;
  }

  byte[] column(int index) {
    return columns[index];
  }

  int columns() {
    return columns.length;
  }

  /** The size of all columns. */
  long bytes() {
    return Arrays.stream(columns).mapToLong(column -> column.length).sum();
  }

  /** Whether all columns are UTF-8. */
  boolean isText() {
    return Arrays.stream(columns).allMatch(column -> LayoutReader.text(column) != null);
  }

  /** Whether it holds bytes that no text for people holds. */
  boolean hasControls() {
    for (byte[] column : columns) {
      for (byte b : column) {
        if (b >= 0 && b < ' ') {
          return true;
        }
      }
    }
    return false;
  }

  /** The columns as people read them. */
  List<String> shown() {
    List<String> shown = new ArrayList<>();
    for (byte[] column : columns) {
      shown.add(KeyText.shown(column));
    }
    return shown;
  }

  /** The order of the store: unsigned bytes, column by column. */
  int compareStored(SampledKey other) {

    for (int i = 0; i < columns.length; i++) {
      int order = Arrays.compareUnsigned(columns[i], other.columns[i]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  /** By rank, and equal only if the bytes are equal. */
  @Override
  public int compareTo(SampledKey other) {
    int order = Long.compare(rank, other.rank);
    return order != 0 ? order : compareStored(other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SampledKey key && Arrays.deepEquals(columns, key.columns);
  }

  @Override
  public int hashCode() {
    return Arrays.deepHashCode(columns);
  }
}
