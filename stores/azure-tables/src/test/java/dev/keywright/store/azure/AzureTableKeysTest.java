package dev.keywright.store.azure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.azure.data.tables.models.TableEntity;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.UnsupportedRangeException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AzureTableKeysTest {
  private final AzureTableKeys keys = AzureTableKeys.of(TableKey.LAYOUT);

  private static KeyRange<String> partitions(String from, @Nullable String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static KeyRange<String> rows(String partition, String from, @Nullable String to) {
    return KeyRange.of(Map.of("partitionKey", partition), "sortKey", from, to, ColumnOrder.TEXT);
  }

  @Test
  void anEntityHasTheColumnsOfTheKey() {
    TableEntity entity = keys.entity(new TableKey("ann", "7"));

    assertThat(entity.getPartitionKey()).isEqualTo("ann");
    assertThat(entity.getRowKey()).isEqualTo("7");
    assertThat(keys.partitionKey(new TableKey("ann", "7"))).isEqualTo("ann");
    assertThat(keys.rowKey(new TableKey("ann", "7"))).isEqualTo("7");
    assertThat(keys.columns(entity).all())
        .containsExactly(Map.entry("partitionKey", "ann"), Map.entry("sortKey", "7"));
    Map<String, Object> decoded = keys.decode(entity, columns -> columns);
    assertThat(decoded)
        .containsExactly(Map.entry("partitionKey", "ann"), Map.entry("sortKey", "7"));
  }

  @Test
  void oneColumnLeavesTheRowKeyEmpty() {
    AzureTableKeys one = AzureTableKeys.of("TEXT separator='!' | partitionKey: a String");
    TableEntity entity = one.entity(() -> Map.of("partitionKey", "ann"));

    assertThat(entity.getRowKey()).isEmpty();
    assertThat(one.columns(entity).all()).containsExactly(Map.entry("partitionKey", "ann"));
  }

  @Test
  void aRangeIsAFilterWithBothBounds() {
    assertThat(keys.filter(partitions("a", "c")))
        .isEqualTo("PartitionKey ge 'a' and PartitionKey lt 'c'");
    assertThat(keys.filter(rows("ann", "1", "2")))
        .isEqualTo("PartitionKey eq 'ann' and RowKey ge '1' and RowKey lt '2'");
  }

  @Test
  void aMissingBoundIsLeftOut() {
    assertThat(keys.filter(partitions("", null))).isEmpty();
    assertThat(keys.filter(partitions("a", null))).isEqualTo("PartitionKey ge 'a'");
    assertThat(keys.filter(partitions("", "c"))).isEqualTo("PartitionKey lt 'c'");
    assertThat(keys.filter(rows("ann", "", null))).isEqualTo("PartitionKey eq 'ann'");
  }

  @Test
  void quotesAreDoubled() {
    assertThat(keys.filter(rows("o'neil", "'", "''")))
        .isEqualTo("PartitionKey eq 'o''neil' and RowKey ge '''' and RowKey lt ''''''");
  }

  @Test
  void oneValueIsAnEquality() {
    assertThat(keys.filter(rows("ann", "7", "7\0")))
        .isEqualTo("PartitionKey eq 'ann' and RowKey eq '7'");
    assertThat(keys.filter(partitions("ann", "ann\0"))).isEqualTo("PartitionKey eq 'ann'");
  }

  @Test
  void boundsHoldNoCharactersThatTheStoreRefuses() {
    assertThat(keys.filter(partitions("a\"", "a#")))
        .isEqualTo("PartitionKey ge 'a\"' and PartitionKey lt 'a$'");
    assertThat(keys.filter(partitions("a\0", "b\0")))
        .isEqualTo("PartitionKey ge 'a ' and PartitionKey lt 'b '");
  }

  @Test
  void aBoundAboveAllKeysIsLeftOutOrLeavesNone() {
    assertThat(keys.filter(partitions("a", "\ud800\udc00"))).isEqualTo("PartitionKey ge 'a'");
    assertThat(keys.filter(partitions("\ud800\udc00", null))).isEqualTo("PartitionKey lt ''");
  }

  @Test
  void aRangeOfCharactersThatTheStoreSortsOtherwiseIsRefused() {
    AzureTableKeys mixed =
        AzureTableKeys.of(
            "TEXT separator='!' | partitionKey: a String alphabet=\"a\\ufffd\\ud83d\\ude00\"");

    assertThatThrownBy(() -> mixed.filter(partitions("a", "\ufffd")))
        .isInstanceOf(UnsupportedRangeException.class)
        .hasMessageStartingWith(
            "Azure Table Storage cannot read partitionKey [\"a\", \"\\ufffd\"): it sorts characters"
                + " above U+FFFF before U+E000 to U+FFFF.");
    assertThat(mixed.filter(partitions("", null))).isEmpty();
    assertThat(mixed.filter(partitions("a", "a\0"))).isEqualTo("PartitionKey eq 'a'");
  }

  @Test
  void aRangeOfAnotherLayoutIsRefused() {
    Map<String, Object> fixed = new LinkedHashMap<>();
    fixed.put("user", "ann");
    assertThatThrownBy(() -> keys.filter(KeyRange.of(fixed, "sortKey", "1", "2", ColumnOrder.TEXT)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the layout of this table has [partitionKey, sortKey]");
  }

  @Test
  void theLastLegalLengthPassesAndTheNextIsRefused() {
    String longest = "x".repeat(512);
    assertThat(keys.entity(new TableKey(longest, longest)).getRowKey()).isEqualTo(longest);
    assertThatThrownBy(() -> keys.entity(new TableKey("ann", longest + "x")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageStartingWith(
            "Azure Table Storage would refuse column sortKey: it has 513 UTF-16 units, but at most"
                + " 512 are taken");
  }

  @Test
  void anEmptyColumnIsTaken() {
    assertThat(keys.entity(new TableKey("", "")).getPartitionKey()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"/", "\\", "#", "?", "\0", "\t", "\u001f", "\u007f", "\u009f"})
  void aForbiddenCharacterIsRefused(String character) {
    assertThatThrownBy(() -> keys.entity(new TableKey("a" + character, "7")))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("would refuse column partitionKey: it has U+")
        .hasMessageContaining(
            " at index 1, but only characters other than / \\ # ?, U+0000 to U+001F and U+007F to"
                + " U+009F are taken; it is in a (remove it from its @Domain(alphabet))");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT separator=',' | partitionKey: a String | b: b String | c: c String",
        "TEXT separator=',' | partitionKey: a String | b: b long native",
        "BINARY | partitionKey: a String",
      })
  void aLayoutThatTheStoreCannotHoldIsRefused(String layout) {
    assertThatThrownBy(() -> AzureTableKeys.of(layout))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageStartingWith("Azure Table Storage cannot hold this layout: ");
  }

  @Test
  void boundsAreThoseOfAllMembersOfAFamily() {
    String plain = "TEXT separator='!' | partitionKey: a String alphabet=\"a-z\"";
    String smileys = "TEXT separator='!' | partitionKey: b String alphabet=\"\\ud83d\\ude00\"";
    KeyRange<String> range = partitions("a", "b\ud83d\ude00");

    assertThat(AzureTableKeys.of(plain).filter(range))
        .isEqualTo("PartitionKey ge 'a' and PartitionKey lt 'c'");
    assertThat(AzureTableKeys.of(List.of(plain, smileys)).filter(range))
        .isEqualTo("PartitionKey ge 'a' and PartitionKey lt 'b\ud83d\ude00'");
  }
}
