package dev.keywright.analysis.infer.sample;

import java.util.Arrays;

/** A place between two items of a column: an offset in each key of the sample. */
public final class ItemBoundary implements Comparable<ItemBoundary> {
  private final int[] offsets;
  private final long sum;
  private final int hash;

  /** The offsets become the property of the cut. */
  public ItemBoundary(int... offsets) {
    this.offsets = offsets;
    long all = 0;
    for (int offset : offsets) {
      all += offset;
    }
    this.sum = all;
    this.hash = Arrays.hashCode(offsets);
  }

  public int at(int key) {
    return offsets[key];
  }

  public int size() {
    return offsets.length;
  }

  /** How many bytes are before it in all keys. */
  public long sum() {
    return sum;
  }

  /** How many whole bytes are before it, on average of the keys. */
  public int mean() {
    return offsets.length == 0 ? 0 : (int) (sum / offsets.length);
  }

  /** The cut so many bytes after this one. */
  public ItemBoundary plus(int bytes) {
    int[] moved = offsets.clone();
    for (int i = 0; i < moved.length; i++) {
      moved[i] += bytes;
    }
    return new ItemBoundary(moved);
  }

  /** Whether it is at the same offset in all keys. */
  public boolean isFixed() {
    return Arrays.stream(offsets).allMatch(offset -> offset == offsets[0]);
  }

  /** The same cut in the first keys of the sample. */
  public ItemBoundary ofFirst(int keys) {
    return keys == offsets.length ? this : new ItemBoundary(Arrays.copyOf(offsets, keys));
  }

  /** Whether anything is between this cut and a later one. */
  public boolean isBefore(ItemBoundary other) {
    return sum < other.sum;
  }

  /** From the front to the back, and equal only if all offsets are equal. */
  @Override
  public int compareTo(ItemBoundary other) {
    int order = Long.compare(sum, other.sum);
    return order != 0 ? order : Arrays.compare(offsets, other.offsets);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ItemBoundary cut
        && hash == cut.hash
        && Arrays.equals(offsets, cut.offsets);
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
