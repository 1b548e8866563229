package dev.keywright.analysis.infer;

import java.util.Arrays;

/** What stands between two cuts of a column, in each key of the sample. */
final class Span {
  private final ColumnSample sample;
  private final Cut from;
  private final Cut to;
  private final int shortest;
  private final int longest;

  Span(ColumnSample sample, Cut from, Cut to) {
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

  int size() {
    return from.size();
  }

  ColumnSample sample() {
    return sample;
  }

  Cut from() {
    return from;
  }

  Cut to() {
    return to;
  }

  int shortest() {
    return shortest;
  }

  int longest() {
    return longest;
  }

  boolean isFixed() {
    return shortest == longest;
  }

  /** Whether the column ends behind it. */
  boolean isLast() {
    return to.equals(sample.end());
  }

  int length(int key) {
    return to.at(key) - from.at(key);
  }

  byte at(int key, int index) {
    return sample.content(key)[from.at(key) + index];
  }

  byte[] bytes(int key) {
    return Arrays.copyOfRange(sample.content(key), from.at(key), to.at(key));
  }

  /** The smallest byte that stands right behind it in some key; 256 at the end of the column. */
  int next() {
    int next = 256;
    for (int key = 0; key < size(); key++) {
      byte[] content = sample.content(key);
      next = Math.min(next, to.at(key) < content.length ? content[to.at(key)] & 0xFF : 256);
    }
    return next;
  }

  /** Whether all keys have the same there, as a literal would write it. */
  boolean isConstant() {
    return isFixed() && sample.common(from).length >= shortest;
  }

  /** Whether a digit stands right before or behind it in all keys. */
  boolean touchesDigits() {
    return areDigits(from, -1) || areDigits(to, 0);
  }

  private boolean areDigits(Cut cut, int offset) {
    for (int key = 0; key < size(); key++) {
      byte[] content = sample.content(key);
      int at = cut.at(key) + offset;
      if (at < 0 || at >= content.length || !Bytes.isDigit(content[at])) {
        return false;
      }
    }
    return true;
  }

  /** Whether all bytes have a property. */
  boolean all(ColumnSample.ByteTest test) {
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
