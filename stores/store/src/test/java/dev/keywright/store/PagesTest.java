package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.cursor.Cursors;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PagesTest {
  private static final String ONE = "TEXT separator=',' | partitionKey: s String";
  private static final String TWO =
      "TEXT separator=',' | partitionKey: s String | sortKey: t String";
  private static final String THREE =
      "BINARY | a: a String native | b: b long native | c: c byte[] native";
  private static final String DOWNWARD =
      "BINARY | a: a String native | b: b String DESC native | c: c byte[] DESC native";
  private static final String MIXED =
      "BINARY | a: a byte[] native | b: b long DESC native | c: c String DESC native";
  private static final String[] TEXTS = {"", "a", "a\0", "ab", "b", "b\uffff", "\ud83d\ude00"};
  private static final long[] NUMBERS = {Long.MIN_VALUE, -1, 0, 1, Long.MAX_VALUE};
  private static final byte[][] BYTES = {{}, {0}, {0, 0}, {1}, {-1}, {-1, -1}};
  private static final Cursors CURSORS = Cursors.with(new byte[32]);

  private final Random random = new Random(36);

  private Map<String, Object> row(StoreLayout layout) {
    Map<String, Object> row = new LinkedHashMap<>();
    layout.columns().forEach(column -> row.put(column.name(), content(column.type())));
    return row;
  }

  private Object content(ColumnType type) {
    return switch (type) {
      case TEXT -> TEXTS[random.nextInt(TEXTS.length)];
      case LONG -> NUMBERS[random.nextInt(NUMBERS.length)];
      case BYTES -> BYTES[random.nextInt(BYTES.length)];
      case BOOLEAN -> random.nextBoolean();
      case UUID -> new UUID(random.nextInt(3), random.nextInt());
      case TIMESTAMP -> Instant.ofEpochMilli(random.nextInt());
      case DATE -> LocalDate.ofEpochDay(random.nextInt(100_000));
    };
  }

  /** A range that fixes some columns, with two bounds, of which the upper one may be missing. */
  private KeyRange<?> range(StoreLayout layout) {
    int column = random.nextInt(layout.columns().size());
    Map<String, Object> fixed = row(layout);
    layout.columns().stream().skip(column).forEach(it -> fixed.remove(it.name()));
    StoreColumn bounded = layout.columns().get(column);
    KeyRange<?> range =
        between(layout, fixed, bounded.name(), content(bounded.type()), content(bounded.type()));
    return random.nextBoolean() ? range : range.backward();
  }

  @SuppressWarnings("unchecked") // two contents of one column
  private <C> KeyRange<C> between(
      StoreLayout layout, Map<String, Object> fixed, String column, C one, Object other) {
    ColumnOrder<C> order = layout.order(column, one);
    boolean isOrdered = order.ofBounds().compare(one, (C) other) <= 0;
    C from = isOrdered ? one : (C) other;
    C to = isOrdered ? (C) other : one;
    return KeyRange.of(fixed, column, from, random.nextInt(3) == 0 ? null : to, order);
  }

  private static List<Map<String, Object>> all(SortedRows rows, KeyRange<?> range) {
    List<Map<String, Object>> all = new ArrayList<>();
    rows.read(range).forEachRemaining(all::add);
    return all;
  }

  @ParameterizedTest
  @ValueSource(strings = {ONE, TWO, THREE, DOWNWARD, MIXED})
  void pagesAreTheRowsOfTheRange(String layout) {
    int pages = 0;
    for (int i = 0; i < 2_000; i++) {
      SortedRows rows = new SortedRows(layout);
      for (int count = random.nextInt(40); count > 0; count--) {
        rows.add(row(rows.layout()));
      }
      KeyRange<?> range = range(rows.layout());
      int limit = 1 + random.nextInt(5);

      List<Map<String, Object>> read = new ArrayList<>();
      String token = null;
      do {
        Position after = CURSORS.position(token, range);
        Page<Map<String, Object>, Position> page = rows.page(range, after, limit);
        read.addAll(page.rows());
        token = CURSORS.token(range, page.next());
        assertThat(page.rows()).hasSizeLessThanOrEqualTo(limit);
        assertThat(token == null || page.rows().size() == limit).isTrue();
        pages++;
      } while (token != null);

      assertThat(read).as("%s", range).isEqualTo(all(rows, range));
    }
    assertThat(pages).isGreaterThan(2_500);
  }

  @ParameterizedTest
  @ValueSource(strings = {ONE, TWO, THREE, DOWNWARD, MIXED})
  void rowsThatComeAndGoBetweenPagesChangeNothingForTheOthers(String layout) {
    int lost = 0;
    int doubled = 0;
    int compared = 0;
    for (int i = 0; i < 2_000; i++) {
      SortedRows rows = new SortedRows(layout);
      Set<Map<String, Object>> moving = new HashSet<>();
      for (int count = random.nextInt(40); count > 0; count--) {
        Map<String, Object> row = row(rows.layout());
        rows.add(row);
        if (random.nextInt(3) == 0) {
          moving.add(row);
        }
      }
      KeyRange<?> range = range(rows.layout());
      List<Map<String, Object>> staying =
          all(rows, range).stream().filter(row -> !moving.contains(row)).toList();

      List<Map<String, Object>> read = new ArrayList<>();
      Position after = null;
      do {
        Page<Map<String, Object>, Position> page = rows.page(range, after, 1 + random.nextInt(5));
        read.addAll(page.rows());
        after = page.next();
        for (Map<String, Object> row : moving) {
          if (random.nextBoolean()) {
            rows.remove(row);
          } else {
            rows.add(row);
          }
        }
      } while (after != null);

      for (int next = 1; next < read.size(); next++) {
        int compare = rows.compare(read.get(next - 1), read.get(next));
        doubled += (range.isBackward() ? -compare : compare) < 0 ? 0 : 1;
      }
      Set<Map<String, Object>> found = new HashSet<>(read);
      lost += (int) staying.stream().filter(row -> !found.contains(row)).count();
      compared += staying.size();
    }
    assertThat(compared).isGreaterThan(1_500);
    assertThat(List.of(lost, doubled)).containsExactly(0, 0);
  }

  /** A row of two columns that is told apart without its bucket. */
  private record Bucketed(Map<String, Object> columns) implements Key {
    private String rest() {
      String first = (String) columns.get("partitionKey");
      return first.substring(first.indexOf('!') + 1);
    }

    private String sort() {
      return (String) columns.get("sortKey");
    }

    static final Comparator<Bucketed> ORDER =
        Comparator.comparing(Bucketed::rest, ColumnOrder.TEXT)
            .thenComparing(Bucketed::sort, ColumnOrder.TEXT);
  }

  private static Map<String, Object> row(String partitionKey, String sortKey) {
    Map<String, Object> row = new LinkedHashMap<>();
    row.put("partitionKey", partitionKey);
    row.put("sortKey", sortKey);
    return row;
  }

  /**
   * Buckets of one digit, and those of two that the table had before, which may hold a row, too.
   */
  @Test
  void theLastKeyResumesAllBuckets() {
    List<String> buckets = List.of("0!", "1!", "2!", "33!", "34!");
    String[] parts = {"", "a", "b!", "ab"};
    for (int i = 0; i < 3_000; i++) {
      SortedRows rows = new SortedRows(TWO);
      for (int count = random.nextInt(60); count > 0; count--) {
        String bucket = buckets.get(random.nextInt(buckets.size()));
        rows.add(row(bucket + parts[random.nextInt(4)], parts[random.nextInt(4)]));
      }
      String fixed = parts[random.nextInt(4)];
      KeyRange<?> one = range(rows.layout());
      boolean isOfSortKey = random.nextBoolean();
      List<KeyRange<String>> ranges = new ArrayList<>();
      for (String bucket : buckets) {
        ranges.add(
            isOfSortKey
                ? KeyRange.of(
                    Map.of("partitionKey", bucket + fixed), "sortKey", "a", "c", ColumnOrder.TEXT)
                : KeyRange.of(
                    Map.of(), "partitionKey", bucket + fixed, bucket + "zz", ColumnOrder.TEXT));
      }
      KeyRanges<Bucketed, String> scan = KeyRanges.of(ranges, Bucketed.ORDER);
      requirePages(rows, one.isBackward() ? scan.backward() : scan);
    }
  }

  private void requirePages(SortedRows rows, KeyRanges<Bucketed, String> scan) {
    List<Map<String, Object>> expected = new ArrayList<>();
    rows.read(scan, Bucketed::new, Long.MAX_VALUE).forEachRemaining(expected::add);
    int limit = 1 + random.nextInt(5);

    List<Map<String, Object>> read = new ArrayList<>();
    String token = null;
    do {
      Position after = CURSORS.position(token, scan);
      Page<Map<String, Object>, Position> page = rows.page(scan, Bucketed::new, after, limit);
      read.addAll(page.rows());
      token = CURSORS.token(scan, page.next());
    } while (token != null);

    assertThat(read).as("%s", scan).isEqualTo(expected);
  }

  private static final KeyRange<String> ALL =
      KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);

  @Test
  void aPositionOfAnotherLayoutOrOutsideOfTheRangeIsRefused() {
    SortedRows rows = new SortedRows(TWO);
    KeyRange<String> range = KeyRange.of(Map.of(), "partitionKey", "b", null, ColumnOrder.TEXT);
    KeyRanges<Bucketed, String> ranges = KeyRanges.of(List.of(range), Bucketed.ORDER);
    Position before = Position.after(TWO, () -> row("a", "a"));
    Position ofOther = Position.after(ONE, () -> row("b", "a"));
    Position withRow = Position.after(TWO, () -> row("b", "a"), () -> row("b", "a"));

    assertThat(reason(() -> rows.page(range, before, 1))).isEqualTo(OTHER_RANGE);
    assertThat(reason(() -> rows.page(ranges, Bucketed::new, before, 1))).isEqualTo(OTHER_RANGE);
    assertThat(reason(() -> rows.page(range, ofOther, 1))).isEqualTo(OTHER_LAYOUT);
    assertThat(reason(() -> rows.page(ranges, Bucketed::new, ofOther, 1))).isEqualTo(OTHER_LAYOUT);
    assertThat(reason(() -> rows.page(range, withRow, 1))).isEqualTo(OTHER_LAYOUT);
    assertThat(reason(() -> rows.page(ranges, Bucketed::new, withRow, 1))).isEqualTo(OTHER_LAYOUT);
    assertThat(rows.requests()).isEqualTo(0);
  }

  private static final InvalidCursorException.Reason OTHER_RANGE =
      InvalidCursorException.Reason.OTHER_RANGE;
  private static final InvalidCursorException.Reason OTHER_LAYOUT =
      InvalidCursorException.Reason.OTHER_LAYOUT;

  private static InvalidCursorException.Reason reason(Runnable reading) {
    try {
      reading.run();
    } catch (InvalidCursorException refused) {
      return refused.reason();
    }
    throw new AssertionError("the position was taken");
  }

  @Test
  void aPageHasARowOrMore() {
    SortedRows rows = new SortedRows(ONE);
    assertThatThrownBy(() -> rows.page(ALL, null, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("limit is 0, but a page has 1 row or more");
    rows.add(Map.of("partitionKey", "a"));
    assertThat(rows.page(ALL, null, Integer.MAX_VALUE).rows()).hasSize(1);
  }

  @Test
  void noRangesHaveAPageWithoutRows() {
    SortedRows rows = new SortedRows(TWO);
    KeyRanges<Bucketed, String> none = KeyRanges.of(List.of(), Bucketed.ORDER);
    Position after = Position.after(TWO, () -> row("a", "a"));
    assertThat(rows.page(none, Bucketed::new, after, 1).rows()).isEmpty();
  }
}
