package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StoreLayoutTest {
  private static final String LAYOUT =
      "TEXT separator=',' | partitionKey: device int pad=3, seller String | order: order long native";
  private static final StoreRules RULES =
      StoreRules.of("A store")
          .columns(ColumnRule.mostBytes(10))
          .columns(ColumnRule.notEmpty())
          .partition(ColumnRule.without(c -> c == '/', "characters without /"));

  private final StoreLayout layout = StoreLayout.of(LAYOUT, RULES);

  private static Key key(String partitionKey) {
    return StoredKey.of("partitionKey", partitionKey).and("order", 7L);
  }

  @Test
  void theColumnsAreThoseOfTheLayout() {
    assertThat(layout.columns())
        .containsExactly(
            new StoreColumn("partitionKey", ColumnType.TEXT),
            new StoreColumn("order", ColumnType.LONG));
    assertThat(
            StoreLayout.of(
                    "BINARY | partitionKey: x int | b: y String native", StoreRules.of("A store"))
                .columns())
        .extracting(StoreColumn::type)
        .containsExactly(ColumnType.BYTES, ColumnType.TEXT);
  }

  @Test
  void aKeyWithinTheLimitsGivesItsColumns() {
    assertThat(layout.checked(key("054,abcdef")))
        .containsExactly(Map.entry("partitionKey", "054,abcdef"), Map.entry("order", 7L));
  }

  @Test
  void aColumnThatIsTooLongIsRefusedWithItsLongestPart() {
    assertThatThrownBy(() -> layout.checked(key("054,abcdefg")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "A store would refuse column partitionKey: it has 11 bytes, but at most 10 are taken;"
                + " the longest part is seller, whose values @Domain(maxLength) keeps shorter");
  }

  @Test
  void aCharacterIsRefusedWithItsPart() {
    assertThatThrownBy(() -> layout.checked(key("054,ab/cd")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "A store would refuse column partitionKey: it has U+002F at index 6, but only"
                + " characters without / are taken; it stands in seller");
  }

  @Test
  void anEmptyColumnIsRefused() {
    assertThatThrownBy(
            () ->
                StoreLayout.of("TEXT separator=',' | partitionKey: id String", RULES)
                    .checked(StoredKey.of("partitionKey", "")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("it is empty");
  }

  @Test
  void aLayoutWithTooManyColumnsIsRefused() {
    assertThatThrownBy(() -> StoreLayout.of(LAYOUT, StoreRules.of("A store").mostColumns(1)))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(
            "A store cannot hold this layout: it has 2 columns, but a key has at most 1; write"
                + " several parts into one column");
  }

  @Test
  void aLayoutWithAnotherTypeIsRefused() {
    assertThatThrownBy(
            () -> StoreLayout.of(LAYOUT, StoreRules.of("A store").holding(ColumnType.TEXT)))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessage(
            "A store cannot hold this layout: column order holds integers, but a key column holds"
                + " only text; write the number with pad, without nativeType");
  }

  @Test
  void aKeyOfAnotherLayoutIsRefused() {
    assertThatThrownBy(() -> layout.checked(StoredKey.of("partitionKey", "054,a")))
        .hasMessageContaining("has the columns [partitionKey], but the layout of this table has");
    assertThatThrownBy(
            () -> layout.checked(StoredKey.of("partitionKey", "054,a").and("order", "7")))
        .hasMessageContaining("column order holds integers in this table, but a String is given");
  }

  @Test
  void aRangeKnowsItsColumn() {
    KeyRange<String> first = KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);
    KeyRange<Long> second =
        KeyRange.of(Map.of("partitionKey", "054,a"), "order", 1L, 2L, ColumnOrder.LONG);

    assertThat(layout.indexOf(first)).isZero();
    assertThat(layout.indexOf(second)).isEqualTo(1);
    assertThatThrownBy(
            () -> layout.indexOf(KeyRange.of(Map.of(), "order", 1L, 2L, ColumnOrder.LONG)))
        .hasMessageContaining("the range order [1, 2) has the columns [order]");
  }

  @Test
  void storesOfHashesFindOnePartitionKey() {
    KeyRange<Long> behind =
        KeyRange.of(Map.of("partitionKey", "054,a"), "order", 1L, 2L, ColumnOrder.LONG);
    assertThat(PartitionQuery.of(layout, behind))
        .isEqualTo(new PartitionQuery("054,a", Map.of(), behind));

    KeyRange<String> one =
        KeyRange.of(Map.of(), "partitionKey", "054,a", "054,a\0", ColumnOrder.TEXT);
    assertThat(PartitionQuery.of(layout, one))
        .isEqualTo(new PartitionQuery("054,a", Map.of(), null));

    KeyRange<String> several =
        KeyRange.of(Map.of(), "partitionKey", "054,", "054-", ColumnOrder.TEXT);
    assertThatThrownBy(() -> PartitionQuery.of(layout, several))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessage(
            "A store cannot read partitionKey [\"054,\", \"054-\"): it finds partition keys by their"
                + " hash, one at a time. Fix all parts of partitionKey, and ask for a range of a sort"
                + " key behind it");
  }
}
