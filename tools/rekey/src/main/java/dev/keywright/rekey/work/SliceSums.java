package dev.keywright.rekey.work;

import dev.keywright.rekey.row.RowBytes;
import java.io.Serializable;
import java.util.BitSet;

/**
 * The rows of a table as sums of hashes, one for each slice of the new keys. A sum does not depend
 * on the order of the rows, so parts of a table can be summed anywhere and added.
 *
 * <p>A slice is a range of the hash of the new key: all slices are of one size, whatever the keys
 * are, and stores without an order of keys have them, too.
 */
public final class SliceSums implements Serializable {
  private static final long serialVersionUID = 1;

  /** How many slices there are: so few that both tables together take 2 MB. */
  public static final int SLICES = 1 << 16;

  private final long[] sums = new long[SLICES];
  private final long[] counts = new long[SLICES];
  private long leftOut;

  /** The slice of a new key. */
  public static int slice(RowBytes newKey) {
    return (int) (RowHash.of(newKey) >>> (Long.SIZE - Integer.numberOfTrailingZeros(SLICES)));
  }

  /** Adds a row. */
  void add(RowBytes newKey, long hash) {
    int slice = slice(newKey);
    sums[slice] += hash;
    counts[slice]++;
  }

  /** Counts a row that is not compared. */
  void leaveOut() {
    leftOut++;
  }

  /** How many rows are not compared. */
  public long leftOut() {
    return leftOut;
  }

  /** Adds all rows of another part of the table. */
  public SliceSums add(SliceSums other) {
    for (int i = 0; i < SLICES; i++) {
      sums[i] += other.sums[i];
      counts[i] += other.counts[i];
    }
    leftOut += other.leftOut;
    return this;
  }

  /** How many rows there are. */
  public long rows() {
    long rows = 0;
    for (long count : counts) {
      rows += count;
    }
    return rows;
  }

  /** The slices in which two tables differ. */
  public BitSet differences(SliceSums other) {
    BitSet differences = new BitSet(SLICES);
    for (int i = 0; i < SLICES; i++) {
      differences.set(i, sums[i] != other.sums[i] || counts[i] != other.counts[i]);
    }
    return differences;
  }
}
