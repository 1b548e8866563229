package dev.keywright.store;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.cursor.InvalidCursorException;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RowKeysTest {
  private static final String LAYOUT =
      "TEXT separator=',' | partitionKey: user String | at: at long native | raw: raw byte[] native"
          + " | note: note String";
  private static final RowKeys ROW_KEYS =
      RowKeys.of(StoreLayout.of(LAYOUT, StoreRules.of("A store").mostRowKeyBytes(40)));
  private static final List<String> TEXTS =
      List.of(
          "", "a", "a\0", "a\0b", "a\1", "ab", "b", "\0", "\0\0", "é", "\uffff", "\ud83d\ude00");
  private static final List<Long> LONGS = List.of(Long.MIN_VALUE, -1L, 0L, 1L, Long.MAX_VALUE);
  private static final List<byte[]> BYTES =
      List.of(new byte[0], new byte[] {0}, new byte[] {0, 0}, new byte[] {0, 1}, new byte[] {-1});

  private static List<StoredKey> keys() {
    List<StoredKey> keys = new ArrayList<>();
    for (String user : TEXTS) {
      for (long at : LONGS) {
        for (byte[] raw : BYTES) {
          for (String note : List.of("", "x", "\0")) {
            keys.add(
                StoredKey.of("partitionKey", user).and("at", at).and("raw", raw).and("note", note));
          }
        }
      }
    }
    return keys;
  }

  /** Column by column, without the code under test. */
  private static int compare(StoredKey a, StoredKey b) {
    for (String column : a.columns().keySet()) {
      int order = compareContents(a.columns().get(column), b.columns().get(column));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static int compareContents(Object a, Object b) {
    if (a instanceof Long number) {
      return number.compareTo((Long) b);
    }
    byte[] x = a instanceof String text ? text.getBytes(UTF_8) : (byte[]) a;
    byte[] y = b instanceof String text ? text.getBytes(UTF_8) : (byte[]) b;
    return Arrays.compareUnsigned(x, y);
  }

  @Test
  void rowKeysSortAsTheColumnsDo() {
    List<StoredKey> keys = keys();
    Random random = new Random(1);
    for (int i = 0; i < 200_000; i++) {
      StoredKey a = keys.get(random.nextInt(keys.size()));
      StoredKey b = keys.get(random.nextInt(keys.size()));
      int ofBytes = Arrays.compareUnsigned(ROW_KEYS.rowKey(a), ROW_KEYS.rowKey(b));
      assertThat(Integer.signum(ofBytes)).isEqualTo(Integer.signum(compare(a, b)));
    }
  }

  @Test
  void rowKeysAreReadBack() {
    for (StoredKey key : keys()) {
      Map<String, Object> columns = ROW_KEYS.columns(ROW_KEYS.rowKey(key)).all();
      assertThat(columns.keySet()).containsExactlyElementsOf(key.columns().keySet());
      columns.forEach(
          (name, content) ->
              assertThat(Objects.deepEquals(content, key.columns().get(name))).isTrue());
    }
  }

  @Test
  void aRowKeyIsBetweenTheBoundsExactlyIfItsKeyIsInTheRange() {
    List<StoredKey> keys = keys();
    Random random = new Random(2);
    int inside = 0;
    for (int i = 0; i < 3_000; i++) {
      KeyRange<?> range = range(random, keys.get(random.nextInt(keys.size())));
      byte[] from = ROW_KEYS.from(range);
      byte[] to = ROW_KEYS.to(range);
      for (int j = 0; j < 100; j++) {
        StoredKey key = keys.get(random.nextInt(keys.size()));
        byte[] rowKey = ROW_KEYS.rowKey(key);
        boolean isBetween =
            Arrays.compareUnsigned(from, rowKey) <= 0
                && (to == null || Arrays.compareUnsigned(rowKey, to) < 0);
        assertThat(isBetween).as(range + " " + key).isEqualTo(range.contains(key));
        inside += isBetween ? 1 : 0;
      }
    }
    assertThat(inside).isGreaterThan(5_000);
  }

  /** A range of a random column, behind the columns of a key. */
  private static KeyRange<?> range(Random random, StoredKey key) {
    int fixed = random.nextInt(4);
    Map<String, Object> equal = new LinkedHashMap<>();
    key.columns().entrySet().stream()
        .limit(fixed)
        .forEach(it -> equal.put(it.getKey(), it.getValue()));
    return switch (fixed) {
      case 0 -> range(random, equal, "partitionKey", TEXTS, ColumnOrder.TEXT);
      case 1 -> range(random, equal, "at", LONGS, ColumnOrder.LONG);
      case 2 -> range(random, equal, "raw", BYTES, ColumnOrder.BYTES);
      default -> range(random, equal, "note", TEXTS, ColumnOrder.TEXT);
    };
  }

  private static <C> KeyRange<C> range(
      Random random,
      Map<String, Object> equal,
      String column,
      List<C> values,
      ColumnOrder<C> order) {
    C a = values.get(random.nextInt(values.size()));
    C b = values.get(random.nextInt(values.size()));
    boolean isUpward = order.compare(a, b) <= 0;
    C to = random.nextInt(5) == 0 ? null : isUpward ? b : a;
    return KeyRange.of(equal, column, isUpward ? a : b, to, order);
  }

  @Test
  void aSingleColumnIsStoredAsItIs() {
    RowKeys text =
        RowKeys.of(
            StoreLayout.of(
                "TEXT separator=',' | partitionKey: id String", StoreRules.of("A store")));

    assertThat(text.rowKey(StoredKey.of("partitionKey", "a\0é"))).isEqualTo("a\0é".getBytes(UTF_8));
    assertThat(text.columns("a\0é".getBytes(UTF_8)).text("partitionKey")).isEqualTo("a\0é");
  }

  @Test
  void aRowKeyThatIsTooLongIsRefusedWithItsLongestPart() {
    StoredKey key =
        StoredKey.of("partitionKey", "abc")
            .and("at", 1L)
            .and("raw", new byte[] {1})
            .and("note", "n".repeat(25));

    assertThat(ROW_KEYS.rowKey(key.and("note", "n".repeat(24)))).hasSize(40);
    assertThatThrownBy(() -> ROW_KEYS.rowKey(key))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "A store would refuse column note: the row key has 41 bytes, but a row key has 1 to 40;"
                + " the longest part is note (limit it with @Domain(maxLength))");
  }

  @Test
  void whatIsNoRowKeyIsRefused() {
    byte[] whole = ROW_KEYS.rowKey(keys().get(400));
    for (int end = 0; end < 3; end++) {
      byte[] cut = Arrays.copyOf(whole, end);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> ROW_KEYS.columns(cut))
          .withMessage("the row key ends inside column partitionKey");
    }
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ROW_KEYS.columns(new byte[] {0, 2, 0, 0}))
        .withMessageContaining("only 1 or 255 comes after a zero in column partitionKey");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ROW_KEYS.columns(new byte[] {-1, 0, 1}))
        .withMessage("column partitionKey of the row key is not UTF-8");
  }

  @Test
  void aPositionOfTheWholeTableIsAfterAnyRowKey() {
    for (StoredKey key : keys().subList(0, 200)) {
      byte[] rowKey = ROW_KEYS.rowKey(key);
      assertThat(ROW_KEYS.rowKey(ROW_KEYS.position(rowKey))).isEqualTo(rowKey);
    }
    byte[] ofNoKey = {'a', 0};
    assertThatIllegalArgumentException().isThrownBy(() -> ROW_KEYS.columns(ofNoKey));

    assertThat(ROW_KEYS.rowKey(ROW_KEYS.position(ofNoKey))).isEqualTo(ofNoKey);
    assertThatThrownBy(() -> PositionColumns.all(ROW_KEYS.layout(), ROW_KEYS.position(ofNoKey)))
        .isInstanceOf(InvalidCursorException.class);
  }

  @Test
  void aRawPositionIsNoneOfAnotherLayoutNorOfARange() {
    RowKeys texts =
        RowKeys.of(
            StoreLayout.of(
                "TEXT separator=',' | partitionKey: a String", StoreRules.of("A store")));
    Position ofNoText = texts.position(new byte[] {-1});

    assertThat(texts.rowKey(ofNoText)).containsExactly(-1);
    assertThatThrownBy(() -> PositionColumns.all(texts.layout(), ofNoText))
        .isInstanceOf(InvalidCursorException.class);
    assertThatThrownBy(() -> ROW_KEYS.rowKey(ofNoText)).isInstanceOf(InvalidCursorException.class);
  }
}
