package dev.keywright.store.tablestore;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A layout, with small values in its columns that are often equal, or the beginning of another. */
record Table(String layout, List<String> columns, List<List<?>> values) {
  static final Table TEXT =
      new Table("TEXT separator=',' | partitionKey: id String", List.of("partitionKey"), texts());
  static final Table LONG =
      new Table(
          "TEXT separator=',' | partitionKey: id String | n: n long native",
          List.of("partitionKey", "n"),
          List.of("p"),
          longs());
  static final Table BYTES =
      new Table("BINARY | partitionKey: id byte[]", List.of("partitionKey"), bytes());
  static final Table TEXT_LONG =
      new Table(
          "TEXT separator=',' | partitionKey: id String | n: n long native",
          List.of("partitionKey", "n"),
          texts(),
          longs());
  static final Table BYTES_TEXT =
      new Table(
          "BINARY | partitionKey: id byte[] | name: name String native",
          List.of("partitionKey", "name"),
          bytes(),
          texts());
  static final Table FOUR =
      new Table(
          "TEXT separator=',' | partitionKey: id String | n: n long native | b: b byte[] native"
              + " | sortKey: s String",
          List.of("partitionKey", "n", "b", "sortKey"),
          texts(),
          longs(),
          bytes(),
          texts());
  static final List<Table> ALL = List.of(TEXT, LONG, BYTES, TEXT_LONG, BYTES_TEXT, FOUR);

  Table(String layout, List<String> columns, List<?>... values) {
    this(layout, columns, List.of(values));
  }

  private static List<String> texts() {
    return List.of("a", "a\0", "a!", "a1", "a10", "a100", "b", "ba", "~", "\u00e9", "\uffff");
  }

  private static List<Long> longs() {
    return List.of(Long.MIN_VALUE, Long.MIN_VALUE + 1, -1L, 0L, 1L, 7L, Long.MAX_VALUE);
  }

  private static List<byte[]> bytes() {
    return List.of(
        new byte[] {0},
        new byte[] {0, 0},
        new byte[] {1},
        new byte[] {1, 0},
        new byte[] {1, -1},
        new byte[] {127},
        new byte[] {-128},
        new byte[] {-1},
        new byte[] {-1, -1});
  }

  record StoredKey(Map<String, Object> columns) implements Key {
    StoredKey {
      columns = Collections.unmodifiableMap(new LinkedHashMap<>(columns));
    }

    StoredKey with(String column, Object content) {
      Map<String, Object> all = new LinkedHashMap<>(columns);
      all.put(column, content);
      return new StoredKey(all);
    }
  }

  /** A key of {@link #LONG}. */
  static StoredKey number(long number) {
    return new StoredKey(Map.of("partitionKey", "p")).with("n", number);
  }

  /** A range of {@link #LONG}. */
  static KeyRange<Long> numbers(long from, @Nullable Long to) {
    return KeyRange.of(Map.of("partitionKey", "p"), "n", from, to, ColumnOrder.LONG);
  }

  static final Comparator<Key> ORDER =
      (a, b) -> {
        List<Object> right = List.copyOf(b.columns().values());
        int column = 0;
        for (Object left : a.columns().values()) {
          int order = order(left).compare(left, right.get(column++));
          if (order != 0) {
            return order;
          }
        }
        return 0;
      };

  @SuppressWarnings("unchecked") // the order of a value's own type
  private static ColumnOrder<Object> order(Object value) {
    ColumnOrder<?> order =
        value instanceof Long
            ? ColumnOrder.LONG
            : value instanceof String ? ColumnOrder.TEXT : ColumnOrder.BYTES;
    return (ColumnOrder<Object>) order;
  }

  /** Different keys in their order. */
  List<Key> keys(Random random, int most) {
    TreeSet<Key> keys = new TreeSet<>(ORDER);
    for (int i = 0; i < most; i++) {
      Map<String, Object> key = new LinkedHashMap<>();
      for (int column = 0; column < columns.size(); column++) {
        key.put(columns.get(column), any(random, column));
      }
      keys.add(new StoredKey(key));
    }
    return List.copyOf(keys);
  }

  private Object any(Random random, int column) {
    List<?> all = values.get(column);
    return all.get(random.nextInt(all.size()));
  }

  /** Ranges of any column, some of them empty, some without an end, some of one value. */
  List<KeyRange<?>> ranges(Random random, int count) {
    LinkedHashSet<KeyRange<?>> ranges = new LinkedHashSet<>();
    for (int i = 0; i < count; i++) {
      int column = random.nextInt(columns.size());
      Map<String, Object> fixed = new LinkedHashMap<>();
      for (int before = 0; before < column; before++) {
        fixed.put(columns.get(before), any(random, before));
      }
      KeyRange<?> range =
          range(random, fixed, columns.get(column), any(random, column), any(random, column));
      ranges.add(random.nextBoolean() ? range.backward() : range);
    }
    return new ArrayList<>(ranges);
  }

  private static KeyRange<Object> range(
      Random random, Map<String, Object> fixed, String column, Object a, Object b) {
    ColumnOrder<Object> order = order(a);
    boolean isOrdered = order.compare(a, b) <= 0;
    Object from = random.nextInt(4) == 0 ? order.first() : isOrdered ? a : b;
    Object to =
        switch (random.nextInt(4)) {
          case 0 -> null;
          case 1 -> order.next(from);
          default -> isOrdered ? b : a;
        };
    return KeyRange.of(fixed, column, from, to, order);
  }

  /** The keys of a range in its direction: what a store must answer. */
  static List<Key> answer(List<Key> sorted, KeyRange<?> range) {
    List<Key> answer = new ArrayList<>(sorted.stream().filter(range::contains).toList());
    if (range.isBackward()) {
      Collections.reverse(answer);
    }
    return answer;
  }
}
