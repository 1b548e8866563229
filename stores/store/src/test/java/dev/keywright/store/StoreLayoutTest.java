package dev.keywright.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import java.util.Map;
import org.jspecify.annotations.Nullable;
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
            new StoreColumn("partitionKey", ColumnType.TEXT, 0, false),
            new StoreColumn("order", ColumnType.LONG, Long.BYTES, false));
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
                + " the longest part is seller (limit it with @Domain(maxLength))");
  }

  @Test
  void aCharacterIsRefusedWithItsPart() {
    assertThatThrownBy(() -> layout.checked(key("054,ab/cd")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "A store would refuse column partitionKey: it has U+002F at index 6, but only"
                + " characters without / are taken; it is in seller (remove it from its @Domain(alphabet))");
  }

  @Test
  void aSeparatorThatIsRefusedIsNamed() {
    assertThatThrownBy(
            () ->
                StoreLayout.of(
                        "TEXT separator='/' | partitionKey: a String, b String",
                        StoreRules.of("A store")
                            .columns(ColumnRule.without(c -> c == '/', "characters without /")))
                    .checked(StoredKey.of("partitionKey", "ab/c")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageEndingWith("are taken; it is after a: choose another @Separator");
  }

  @Test
  void adviceFitsTheTypeOfThePart() {
    StoreRules rules = StoreRules.of("A store").columns(ColumnRule.mostBytes(3));
    assertThatThrownBy(
            () ->
                StoreLayout.of("TEXT separator=',' | partitionKey: id UUID", rules)
                    .checked(StoredKey.of("partitionKey", "123e4567-e89b-12d3-a456-426614174000")))
        .hasMessageEndingWith(
            "; the longest part is id, which cannot be shorter: take a part out of the key");
    assertThatThrownBy(
            () ->
                StoreLayout.of("TEXT separator=',' | partitionKey: s enum(A=\"abcd\")", rules)
                    .checked(StoredKey.of("partitionKey", "abcd")))
        .hasMessageEndingWith("; the longest part is s, whose codes can be shorter");
  }

  @Test
  void noKeyCanBeWhereTheFixedColumnsWouldBeRefused() {
    assertThat(layout.mayHold(orders("054,a", 1, 5))).isTrue();
    assertThat(layout.mayHold(orders("054,a", 1, 1))).isFalse();
    assertThat(layout.mayHold(orders("", 1, 5))).isFalse();
    assertThat(layout.mayHold(orders("054,a/b", 1, 5))).isFalse();
    assertThat(layout.mayHold(orders("054,abcdefg", 1, 5))).isFalse();
    assertThatThrownBy(
            () ->
                layout.mayHold(
                    KeyRange.of(Map.of("partitionKey", 5L), "order", 1L, 2L, ColumnOrder.LONG)))
        .hasMessageContaining("column partitionKey holds text in this table, but a Long");
  }

  @Test
  void noKeyCanBeWhereTheOnlyContentWouldBeRefused() {
    assertThat(layout.mayHold(partitions("054,a", "054,a\0"))).isTrue();
    assertThat(layout.mayHold(partitions("", "\0"))).isFalse();
    assertThat(layout.mayHold(partitions("054,a/b", "054,a/b\0"))).isFalse();
    assertThat(layout.mayHold(partitions("054,a/b", null))).isTrue();
  }

  private static KeyRange<Long> orders(String partitionKey, long from, long to) {
    return KeyRange.of(Map.of("partitionKey", partitionKey), "order", from, to, ColumnOrder.LONG);
  }

  private static KeyRange<String> partitions(String from, @Nullable String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  @Test
  void anEmptyColumnIsRefused() {
    assertThatThrownBy(
            () ->
                StoreLayout.of("TEXT separator=',' | partitionKey: id String", RULES)
                    .checked(StoredKey.of("partitionKey", "")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessage(
            "A store would refuse column partitionKey: it is empty, but only texts of 1 character or"
                + " more are taken; give id at least one character");
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
        .isEqualTo(new PartitionQuery(Map.of("partitionKey", "054,a"), Map.of(), behind));

    KeyRange<String> one =
        KeyRange.of(Map.of(), "partitionKey", "054,a", "054,a\0", ColumnOrder.TEXT);
    assertThat(PartitionQuery.of(layout, one))
        .isEqualTo(new PartitionQuery(Map.of("partitionKey", "054,a"), Map.of(), null));

    KeyRange<String> several =
        KeyRange.of(Map.of(), "partitionKey", "054,", "054-", ColumnOrder.TEXT);
    assertThatThrownBy(() -> PartitionQuery.of(layout, several))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessage(
            "A store cannot read partitionKey [\"054,\", \"054-\"): it finds partition keys by their"
                + " hash, one at a time. Fix all parts of partitionKey, and ask for a range of a sort"
                + " key after it");
  }
}
