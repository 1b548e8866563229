package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class KeyRangeTest {
  private static final Map<String, Object> NONE = Map.of();

  private static KeyRange<String> text(String from, String to) {
    return KeyRange.of(NONE, "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static Map<String, Object> columns(Object... namesAndValues) {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      columns.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    return columns;
  }

  private static Key key(Object... namesAndValues) {
    return () -> columns(namesAndValues);
  }

  @Test
  void theLowerBoundIsInTheRangeAndTheUpperIsNot() {
    KeyRange<String> range = text("000015", "000100");
    assertThat(range.contains("000014")).isFalse();
    assertThat(range.contains("000015")).isTrue();
    assertThat(range.contains("000099,z")).isTrue();
    assertThat(range.contains("000100")).isFalse();
    assertThat(range.column()).isEqualTo("partitionKey");
    assertThat(range.from()).isEqualTo("000015");
    assertThat(range.to()).isEqualTo("000100");
  }

  @Test
  void withoutAnUpperBoundEverythingAboveIsInTheRange() {
    KeyRange<String> range = text("b", null);
    assertThat(range.contains("a")).isFalse();
    assertThat(range.contains("b")).isTrue();
    assertThat(range.contains("\udbff\udfff")).isTrue();
    assertThat(range.to()).isNull();
  }

  @Test
  void aKeyIsInTheRangeIfItsFixedColumnsAreEqualToo() {
    KeyRange<Long> range =
        KeyRange.of(columns("partitionKey", "a"), "orderNumber", 1L, 3L, ColumnOrder.LONG);
    assertThat(range.contains(key("partitionKey", "a", "orderNumber", 1L))).isTrue();
    assertThat(range.contains(key("partitionKey", "a", "orderNumber", 3L))).isFalse();
    assertThat(range.contains(key("partitionKey", "b", "orderNumber", 1L))).isFalse();
    assertThat(range.contains(key("orderNumber", 1L))).isFalse();
    assertThat(range.contains(key("partitionKey", "a"))).isFalse();
  }

  @Test
  void fixedBytesAreComparedByTheirContents() {
    KeyRange<Long> range =
        KeyRange.of(columns("id", new byte[] {1, 2}), "n", 1L, null, ColumnOrder.LONG);
    assertThat(range.contains(key("id", new byte[] {1, 2}, "n", 1L))).isTrue();
    assertThat(range.contains(key("id", new byte[] {1, 3}, "n", 1L))).isFalse();
  }

  @Test
  void aRangeIsEmptyIfItsBoundsMeet() {
    assertThat(text("a", "a").isEmpty()).isTrue();
    assertThat(text("a", "a").contains("a")).isFalse();
    assertThat(text("a", "a\0").isEmpty()).isFalse();
    assertThat(text("", null).isEmpty()).isFalse();
    assertThat(KeyRange.of(NONE, "id", new byte[] {1}, new byte[] {1}, ColumnOrder.BYTES).isEmpty())
        .isTrue();
  }

  @Test
  void aRangeThatRunsBackwardsIsRefused() {
    assertThatThrownBy(() -> text("b", "a"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("partitionKey from \"b\" to \"a\" runs backwards");
    assertThatThrownBy(() -> KeyRange.of(NONE, "n", 5L, 3L, ColumnOrder.LONG))
        .hasMessage("n from 5 to 3 runs backwards");
    // In UTF-16 units it would run forwards.
    assertThatThrownBy(() -> text("\ud800\udc00", "\uffff"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void arraysInsideCannotBeChangedFromOutside() {
    byte[] fixed = {1};
    byte[] from = {2};
    byte[] to = {3};
    KeyRange<byte[]> range = KeyRange.of(columns("id", fixed), "hash", from, to, ColumnOrder.BYTES);
    KeyRange<byte[]> same =
        KeyRange.of(
            columns("id", new byte[] {1}),
            "hash",
            new byte[] {2},
            new byte[] {3},
            ColumnOrder.BYTES);
    fixed[0] = 9;
    from[0] = 9;
    to[0] = 9;
    range.from()[0] = 9;
    range.to()[0] = 9;
    ((byte[]) range.fixed().get("id"))[0] = 9;
    assertThat(range).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(range.from()).containsExactly(2);
    assertThat(range.to()).containsExactly(3);
    assertThat(range.contains(key("id", new byte[] {1}, "hash", new byte[] {2, 0}))).isTrue();
  }

  @Test
  void theFixedColumnsKeepTheirOrderAndCannotBeChanged() {
    Map<String, Object> fixed = columns("z", "1", "a", "2");
    KeyRange<String> range = KeyRange.of(fixed, "m", "", null, ColumnOrder.TEXT);
    fixed.put("b", "3");
    assertThat(range.fixed()).containsExactly(Map.entry("z", "1"), Map.entry("a", "2"));
    assertThatThrownBy(() -> range.fixed().put("b", "3"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void rangesAreEqualIfEverythingInThemIs() {
    KeyRange<String> range = KeyRange.of(columns("a", "1"), "c", "x", "y", ColumnOrder.TEXT);
    assertThat(range)
        .isEqualTo(KeyRange.of(columns("a", "1"), "c", "x", "y", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("a", "2"), "c", "x", "y", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("b", "1"), "c", "x", "y", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("a", "1"), "d", "x", "y", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("a", "1"), "c", "w", "y", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("a", "1"), "c", "x", "z", ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("a", "1"), "c", "x", null, ColumnOrder.TEXT))
        .isNotEqualTo("c [x, y)");
    assertThat(KeyRange.of(columns("a", 1, "b", 2), "c", "", null, ColumnOrder.TEXT))
        .isNotEqualTo(KeyRange.of(columns("b", 1, "a", 2), "c", "", null, ColumnOrder.TEXT));
  }

  @Test
  void itPrintsItsColumnsAndItsBounds() {
    assertThat(text("000015", "000100")).hasToString("partitionKey [\"000015\", \"000100\")");
    assertThat(text("", null)).hasToString("partitionKey [\"\", end)");
    assertThat(KeyRange.of(columns("a", "1\n"), "n", 1L, 3L, ColumnOrder.LONG))
        .hasToString("a = \"1\\u000a\", n [1, 3)");
    assertThat(KeyRange.of(NONE, "id", new byte[0], new byte[2], ColumnOrder.BYTES))
        .hasToString("id [0x, 0x0000)");
    assertThat(
            KeyRange.of(
                columns("id", new byte[] {(byte) 0xca, 0x0f}), "n", 1L, null, ColumnOrder.LONG))
        .hasToString("id = 0xca0f, n [1, end)");
    assertThat(KeyRange.of(NONE, "id", new byte[30], new byte[31], ColumnOrder.BYTES))
        .hasToString("id [0x" + "00".repeat(30) + ", 0x" + "00".repeat(30) + "... (31 bytes))");
  }

  @Test
  void readBackwardItHoldsTheSameKeys() {
    KeyRange<String> range = text("000015", "000100");
    KeyRange<String> backward = range.backward();
    assertThat(range.isBackward()).isFalse();
    assertThat(backward.isBackward()).isTrue();
    assertThat(backward.from()).isEqualTo("000015");
    assertThat(backward.to()).isEqualTo("000100");
    assertThat(backward.contains("000015")).isTrue();
    assertThat(backward.contains("000100")).isFalse();
    assertThat(backward)
        .isEqualTo(text("000015", "000100").backward())
        .isNotEqualTo(range)
        .hasToString("partitionKey [\"000015\", \"000100\") backward");
    assertThat(backward.backward()).isEqualTo(range);
  }

  @Test
  void readBackwardItKeepsItsFixedColumns() {
    KeyRange<Long> range = KeyRange.of(columns("a", "1"), "n", 1L, null, ColumnOrder.LONG);
    assertThat(range.backward().contains(key("a", "1", "n", 1L))).isTrue();
    assertThat(range.backward().contains(key("a", "2", "n", 1L))).isFalse();
    assertThat(range.backward().to()).isNull();
  }

  @Test
  void differentRangesHaveDifferentHashCodes() {
    KeyRange<String> range = KeyRange.of(Map.of(), "c", "a", "b", ColumnOrder.TEXT);
    assertThat(range).hasSameHashCodeAs(KeyRange.of(Map.of(), "c", "a", "b", ColumnOrder.TEXT));
    assertThat(range.hashCode())
        .isNotEqualTo(KeyRange.of(Map.of(), "c", "a", "c", ColumnOrder.TEXT).hashCode())
        .isNotEqualTo(KeyRange.of(Map.of(), "d", "a", "b", ColumnOrder.TEXT).hashCode())
        .isNotEqualTo(KeyRange.of(Map.of(), "c", "", "b", ColumnOrder.TEXT).hashCode());
  }
}
