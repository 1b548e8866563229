package dev.keywright.runtime;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** Ranges with rows behind them, which note everything that a merge does to them. */
final class Sources {
  /** A row of one range; {@code at} tells rows with the same number apart. */
  record Row(int number, int range, int at) {}

  /** The key of a row. */
  record NumberKey(int number) implements Key {
    static final Comparator<NumberKey> ORDER = Comparator.comparingInt(NumberKey::number);

    @Override
    public Map<String, Object> columns() {
      return Map.of("partitionKey", number);
    }
  }

  final Map<KeyRange<String>, Rows> rows = new LinkedHashMap<>();
  final List<String> opened = new ArrayList<>();
  int keys;

  /** The numbers of each range, in the order in which a store would hold them. */
  static Sources of(int[]... ranges) {
    Sources sources = new Sources();
    for (int i = 0; i < ranges.length; i++) {
      String prefix = String.valueOf((char) ('A' + i));
      KeyRange<String> range =
          KeyRange.of(
              Map.of(), "partitionKey", prefix, String.valueOf((char) ('B' + i)), ColumnOrder.TEXT);
      sources.rows.put(range, new Rows(i, ranges[i]));
    }
    return sources;
  }

  KeyRanges<NumberKey, String> ranges() {
    return KeyRanges.of(List.copyOf(rows.keySet()), NumberKey.ORDER);
  }

  /** What a store would return: its rows, from the end if it is asked to. */
  Iterator<Row> read(KeyRange<String> range) {
    opened.add(range.from());
    Rows read = behind(range);
    if (range.isBackward()) {
      Collections.reverse(read.rows);
    }
    if (read.failsToOpen) {
      throw new IllegalArgumentException("open " + range.from());
    }
    return read;
  }

  NumberKey key(Row row) {
    keys++;
    return new NumberKey(row.number());
  }

  MergedRows<Row> merge() {
    return ranges().merge(this::read, this::key);
  }

  MergedRows<Row> merge(long limit) {
    return ranges().merge(this::read, this::key, limit);
  }

  Rows behind(int range) {
    return List.copyOf(rows.values()).get(range);
  }

  private Rows behind(KeyRange<String> range) {
    for (Map.Entry<KeyRange<String>, Rows> entry : rows.entrySet()) {
      if (entry.getKey().from().equals(range.from())) {
        return entry.getValue();
      }
    }
    throw new AssertionError(range);
  }

  /** How many rows were taken from all ranges. */
  int read() {
    return rows.values().stream().mapToInt(range -> range.read).sum();
  }

  /** How often each range was closed, in their order. */
  List<Integer> closed() {
    return rows.values().stream().map(range -> range.closed).toList();
  }

  static List<Integer> numbers(Iterator<Row> rows) {
    List<Integer> numbers = new ArrayList<>();
    rows.forEachRemaining(row -> numbers.add(row.number()));
    return numbers;
  }

  /** The rows of one range, as a store hands them out. */
  @SuppressWarnings("try") // it may be told to fail with an InterruptedException
  static final class Rows implements Iterator<Row>, AutoCloseable {
    private final List<Row> rows = new ArrayList<>();
    int read;
    int closed;
    int failsAt = -1;
    boolean failsToOpen;
    Exception failsToClose;

    private Rows(int range, int[] numbers) {
      Arrays.stream(numbers).forEach(number -> rows.add(new Row(number, range, rows.size())));
    }

    @Override
    public boolean hasNext() {
      if (closed > 0) {
        throw new AssertionError("asked after it was closed");
      }
      return read < rows.size();
    }

    @Override
    public Row next() {
      if (closed > 0) {
        throw new AssertionError("read after it was closed");
      }
      if (read == failsAt) {
        throw new IllegalArgumentException("read");
      }
      if (read == rows.size()) {
        throw new NoSuchElementException();
      }
      return rows.get(read++);
    }

    @Override
    public void close() throws Exception {
      closed++;
      if (failsToClose != null) {
        throw failsToClose;
      }
    }
  }

  /** What a store throws when its connection is gone. */
  static IOException gone() {
    return new IOException("gone");
  }
}
