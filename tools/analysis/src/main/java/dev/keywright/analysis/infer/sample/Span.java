package dev.keywright.analysis.infer.sample;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** What is between two cuts of a column, in each key of the sample. */
public final class Span {
  private final ColumnSample sample;
  private final ItemBoundary from;
  private final ItemBoundary to;
  private final int shortest;
  private final int longest;

  public Span(ColumnSample sample, ItemBoundary from, ItemBoundary to) {
    this.sample = sample;
    this.from = from;
    this.to = to;
    int least = Integer.MAX_VALUE;
    int most = 0;
    for (int key = 0; key < from.size(); key++) {
      least = Math.min(least, length(key));
      most = Math.max(most, length(key));
    }
    this.shortest = least;
    this.longest = most;
  }

  public int size() {
    return from.size();
  }

  public ColumnSample sample() {
    return sample;
  }

  public ItemBoundary from() {
    return from;
  }

  public ItemBoundary to() {
    return to;
  }

  public int shortest() {
    return shortest;
  }

  public int longest() {
    return longest;
  }

  public boolean isFixed() {
    return shortest == longest;
  }

  /** Whether the column ends after it. */
  public boolean isLast() {
    return to.equals(sample.end());
  }

  public int length(int key) {
    return to.at(key) - from.at(key);
  }

  public byte at(int key, int index) {
    return sample.content(key)[from.at(key) + index];
  }

  public byte[] bytes(int key) {
    return Arrays.copyOfRange(sample.content(key), from.at(key), to.at(key));
  }

  /** So many bytes of it, from one on. */
  public Span within(int first, int end) {
    return new Span(sample, from.plus(first), from.plus(end));
  }

  /** The bytes of each key. */
  public List<byte[]> contents() {
    return IntStream.range(0, size()).mapToObj(this::bytes).toList();
  }

  /** The smallest byte that follows it in some key; 256 at the end of the column. */
  public int next() {
    int next = 256;
    for (int key = 0; key < size(); key++) {
      byte[] content = sample.content(key);
      next = Math.min(next, to.at(key) < content.length ? content[to.at(key)] & 0xFF : 256);
    }
    return next;
  }

  /** Whether all keys have the same there, as a literal would write it. */
  public boolean isConstant() {
    return isFixed() && sample.common(from).length >= shortest;
  }

  /** Whether a digit is right before or after it in all keys. */
  public boolean touchesDigits() {
    return areDigits(from, -1) || areDigits(to, 0);
  }

  private boolean areDigits(ItemBoundary cut, int offset) {
    return every(
        key -> {
          byte[] content = sample.content(key);
          int at = cut.at(key) + offset;
          return at >= 0 && at < content.length && Bytes.isDigit(content[at]);
        });
  }

  /** Whether all keys have a property. */
  public boolean every(IntPredicate key) {
    return IntStream.range(0, size()).allMatch(key);
  }

  /** Whether all bytes have a property. */
  public boolean all(ColumnSample.ByteTest test) {
    for (int key = 0; key < size(); key++) {
      byte[] content = sample.content(key);
      for (int i = from.at(key); i < to.at(key); i++) {
        if (!test.accepts(content[i])) {
          return false;
        }
      }
    }
    return true;
  }
}
