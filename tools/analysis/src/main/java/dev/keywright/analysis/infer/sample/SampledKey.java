package dev.keywright.analysis.infer.sample;

import dev.keywright.analysis.KeyText;
import java.util.Arrays;
import java.util.List;

/** One key of the sample: the bytes of its columns. */
public final class SampledKey implements Comparable<SampledKey> {
  private final byte[][] columns;
  private final long rank;
  private final KeyPlace place;

  /**
   * A key.
   *
   * @param rank a random number that depends on the key alone
   */
  public SampledKey(byte[][] columns, long rank) {
    this(columns, rank, KeyPlace.UNKNOWN);
  }

  /**
   * A key of a place that is known.
   *
   * @param rank a random number that depends on the key alone
   */
  SampledKey(byte[][] columns, long rank, KeyPlace place) {
    this.columns = columns;
    this.rank = rank;
    this.place = place;
  }

  /** Where it was read first. */
  public KeyPlace place() {
    return place;
  }

  public byte[] column(int index) {
    return columns[index];
  }

  public int columns() {
    return columns.length;
  }

  /** All columns, as readers of BINARY take them. */
  public Object[] contents() {
    return columns.clone();
  }

  /** The size of all columns. */
  public long bytes() {
    return Arrays.stream(columns).mapToLong(column -> column.length).sum();
  }

  /** Whether all columns are UTF-8. */
  public boolean isText() {
    return Arrays.stream(columns).allMatch(Bytes::areText);
  }

  /** Whether it holds bytes that no text for people holds. */
  public boolean hasControls() {
    return Arrays.stream(columns).anyMatch(Bytes::haveControls);
  }

  /** The columns as people read them. */
  public List<String> shown() {
    return Arrays.stream(columns).map(KeyText::shown).toList();
  }

  /** The order of the store: unsigned bytes, column by column. */
  public int compareStored(SampledKey other) {
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
