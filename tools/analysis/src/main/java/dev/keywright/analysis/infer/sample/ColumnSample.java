package dev.keywright.analysis.infer.sample;

import java.util.Arrays;
import java.util.List;

/** The contents of one column in all keys of a sample. */
public final class ColumnSample {
  private final byte[][] contents;
  private final ItemBoundary end;

  public ColumnSample(byte[]... contents) {
    this.contents = contents;
    this.end =
        new ItemBoundary(Arrays.stream(contents).mapToInt(content -> content.length).toArray());
  }

  public static ColumnSample of(List<SampledKey> keys, int column) {
    return new ColumnSample(keys.stream().map(key -> key.column(column)).toArray(byte[][]::new));
  }

  /** The first keys alone. */
  public ColumnSample first(int keys) {
    return keys >= contents.length ? this : new ColumnSample(Arrays.copyOf(contents, keys));
  }

  public int size() {
    return contents.length;
  }

  public byte[] content(int key) {
    return contents[key];
  }

  public ItemBoundary start() {
    return new ItemBoundary(new int[contents.length]);
  }

  public ItemBoundary end() {
    return end;
  }

  /** The bytes that all keys have in common after a cut. */
  public byte[] common(ItemBoundary cut) {
    byte[] first = contents[0];
    int from = cut.at(0);
    int length = first.length - from;
    for (int key = 1; key < contents.length && length > 0; key++) {
      int mismatch =
          Arrays.mismatch(
              first, from, from + length, contents[key], cut.at(key), contents[key].length);
      length = mismatch < 0 ? length : Math.min(length, mismatch);
    }
    return Arrays.copyOfRange(first, from, from + length);
  }

  /** How many bytes every key has after a cut. */
  public int least(ItemBoundary cut) {
    int least = Integer.MAX_VALUE;
    for (int key = 0; key < contents.length; key++) {
      least = Math.min(least, contents[key].length - cut.at(key));
    }
    return least;
  }

  /** How many bytes with a property every key has after a cut, one after the other. */
  public int run(ItemBoundary cut, ByteTest test, int most) {
    int least = most;
    for (int key = 0; key < contents.length && least > 0; key++) {
      byte[] content = contents[key];
      int at = cut.at(key);
      int run = 0;
      while (run < least && at + run < content.length && test.accepts(content[at + run])) {
        run++;
      }
      least = run;
    }
    return least;
  }

  /** A property of bytes. */
  @FunctionalInterface
  public interface ByteTest {
    boolean accepts(byte b);
  }
}
