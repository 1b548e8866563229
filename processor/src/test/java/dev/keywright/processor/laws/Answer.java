package dev.keywright.processor.laws;

import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** One range as a store answers it, by bytes alone. */
final class Answer {
  private final byte[] from;
  private final byte[] to;
  private final int column;
  private final List<Map.Entry<Integer, byte[]>> fixed;

  private Answer(byte[] from, byte[] to, int column, List<Map.Entry<Integer, byte[]>> fixed) {
    this.from = from;
    this.to = to;
    this.column = column;
    this.fixed = fixed;
  }

  /** The ranges of a scan: one, or those in its buckets. */
  static List<KeyRange<?>> ranges(Object found) {
    return found instanceof KeyRanges<?, ?> ranges
        ? List.copyOf(ranges.ranges())
        : List.of((KeyRange<?>) found);
  }

  static Answer of(KeyRange<?> range, Design design) {
    return new Answer(
        Row.bytes(range.from()),
        range.to() == null ? null : Row.bytes(range.to()),
        design.indexOf(range.column()),
        range.fixed().entrySet().stream()
            .map(it -> Map.entry(design.indexOf(it.getKey()), Row.bytes(it.getValue())))
            .toList());
  }

  /** How many of some answers hold a row. */
  static int holding(List<Answer> answers, Row row) {
    int holding = 0;
    for (Answer answer : answers) {
      holding += answer.holds(row) ? 1 : 0;
    }
    return holding;
  }

  /** The lower bound. */
  byte[] from() {
    return from;
  }

  /** Whether a content of the column is between the bounds. */
  boolean holds(byte[] content) {
    return Arrays.compareUnsigned(from, content) <= 0
        && (to == null || Arrays.compareUnsigned(content, to) < 0);
  }

  /** The column whose contents the bounds limit. */
  int column() {
    return column;
  }

  boolean isFromBegin(Row row) {
    return Arrays.compareUnsigned(from, row.bytes().get(column)) <= 0;
  }

  boolean isBelowEnd(Row row) {
    return to == null || Arrays.compareUnsigned(row.bytes().get(column), to) < 0;
  }

  boolean holds(Row row) {
    return holds(row.bytes().get(column)) && isFixedIn(row);
  }

  /** Whether a row has in other columns what the range fixes there. */
  boolean isFixedIn(Row row) {
    for (Map.Entry<Integer, byte[]> equal : fixed) {
      if (!Arrays.equals(row.bytes().get(equal.getKey()), equal.getValue())) {
        return false;
      }
    }
    return true;
  }
}
