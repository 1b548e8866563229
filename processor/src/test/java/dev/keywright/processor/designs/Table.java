package dev.keywright.processor.designs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.runtime.MergedRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** A sorted store that knows nothing but bytes. */
final class Table {
  private final List<Stored> rows;

  /** The rows of these entities, given by their components. */
  Table(GeneratedKey key, Collection<List<Object>> entities) {
    rows = new ArrayList<>();
    for (List<Object> entity : entities) {
      rows.add(new Stored(entity, key.of(entity.toArray())));
    }
    Collections.sort(rows);
    for (int i = 1; i < rows.size(); i++) {
      assertThat(rows.get(i - 1)).isLessThan(rows.get(i));
    }
  }

  /** The entities in the store's order. */
  List<List<Object>> all() {
    return rows.stream().map(Stored::entity).toList();
  }

  /** The entities of a range, or of merged ranges, in the order in which they are read. */
  @SuppressWarnings("unchecked") // bounds are what the layout says, and the table takes any
  List<List<Object>> read(Object answer) {
    if (answer instanceof KeyRange<?> range) {
      return run(range).stream().map(Stored::entity).toList();
    }
    KeyRanges<Key, Object> ranges = (KeyRanges<Key, Object>) answer;
    List<List<Object>> merged = new ArrayList<>();
    try (MergedRows<Stored> read = ranges.merge(range -> run(range).iterator(), Stored::key)) {
      read.forEachRemaining(row -> merged.add(row.entity()));
    }
    return merged;
  }

  // One range must be one run of the table: nothing is filtered out in between.
  private List<Stored> run(KeyRange<?> range) {
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      if (rows.get(i).isIn(range)) {
        places.add(i);
      }
    }
    if (places.isEmpty()) {
      return List.of();
    }
    int first = places.get(0);
    int last = places.get(places.size() - 1);
    assertThat(last - first + 1).as("rows of %s", range).isEqualTo(places.size());
    List<Stored> run = new ArrayList<>(rows.subList(first, last + 1));
    if (range.isBackward()) {
      Collections.reverse(run);
    }
    return run;
  }

  /** One row: its columns are compared as unsigned bytes, the first one first. */
  private record Stored(List<Object> entity, Key key, Map<String, Object> columns)
      implements Comparable<Stored> {

    Stored(List<Object> entity, Key key) {
      this(entity, key, key.columns());
    }

    @Override
    public int compareTo(Stored other) {
      for (String column : columns.keySet()) {
        int order = compare(columns.get(column), other.columns.get(column));
        if (order != 0) {
          return order;
        }
      }
      return 0;
    }

    boolean isIn(KeyRange<?> range) {
      for (Map.Entry<String, Object> fixed : range.fixed().entrySet()) {
        if (compare(fixed.getValue(), columns.get(fixed.getKey())) != 0) {
          return false;
        }
      }
      Object value = columns.get(range.column());
      Object to = range.to();
      return compare(range.from(), value) <= 0 && (to == null || compare(value, to) < 0);
    }

    private static int compare(Object a, Object b) {
      return Arrays.compareUnsigned(bytes(a), bytes(b));
    }

    private static byte[] bytes(Object column) {
      return column instanceof String text ? text.getBytes(UTF_8) : (byte[]) column;
    }
  }
}
