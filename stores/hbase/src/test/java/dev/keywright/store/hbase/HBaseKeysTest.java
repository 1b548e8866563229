package dev.keywright.store.hbase;

import static dev.keywright.store.hbase.Rows.key;
import static dev.keywright.store.hbase.Rows.utf8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.hbase.TableName;
import org.apache.hadoop.hbase.client.Scan;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HBaseKeysTest {
  private static final String TWO_COLUMNS =
      "TEXT separator=',' | partitionKey: user String | at: at long native";

  private final HBaseKeys keys = HBaseKeys.of(Rows.TEXT);

  @Test
  void aColumnOfTextIsTheRowInUtf8() {
    assertThat(keys.key(key("000054,Zoë"))).isEqualTo(utf8("000054,Zoë"));
  }

  @Test
  void aColumnOfBytesIsTheRow() {
    byte[] bytes = {0, -1, 1, 0};

    assertThat(HBaseKeys.of(Rows.BYTES).key(key(bytes))).isEqualTo(bytes);
  }

  @Test
  void theClientsRequestsHaveTheRow() {
    Key key = key("000054,a100");

    assertThat(keys.get(key).getRow()).isEqualTo(utf8("000054,a100"));
    assertThat(keys.put(key).getRow()).isEqualTo(utf8("000054,a100"));
    assertThat(keys.delete(key).getRow()).isEqualTo(utf8("000054,a100"));
  }

  @Test
  void theColumnsOfARowComeInTheOrderOfTheLayout() {
    HBaseKeys two = HBaseKeys.of(TWO_COLUMNS);
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", "a\0b");
    columns.put("at", -5L);
    byte[] row = two.key(() -> columns);

    assertThat(two.columns(Rows.result(row)).all().entrySet())
        .containsExactlyElementsOf(columns.entrySet());
    Map<String, Object> decoded = two.decode(Rows.result(row), it -> it);
    assertThat(decoded.entrySet()).containsExactlyElementsOf(columns.entrySet());
  }

  @Test
  void aRangeIncludesItsBeginningAndNotItsEnd() {
    Scan scan = keys.scan(text("000015", "000100"));

    assertThat(scan.getStartRow()).isEqualTo(utf8("000015"));
    assertThat(scan.includeStartRow()).isTrue();
    assertThat(scan.getStopRow()).isEqualTo(utf8("000100"));
    assertThat(scan.includeStopRow()).isFalse();
    assertThat(scan.isReversed()).isFalse();
  }

  @Test
  void aBackwardRangeIsReversedAndKeepsItsBounds() {
    Scan scan = keys.scan(text("000015", "000100").backward());

    assertThat(scan.getStartRow()).isEqualTo(utf8("000100"));
    assertThat(scan.includeStartRow()).isFalse();
    assertThat(scan.getStopRow()).isEqualTo(utf8("000015"));
    assertThat(scan.includeStopRow()).isTrue();
    assertThat(scan.isReversed()).isTrue();
  }

  @Test
  void theWholeTableHasNoBounds() {
    Scan scan = keys.scan(text("", null));

    assertThat(scan.getStartRow()).isEmpty();
    assertThat(scan.getStopRow()).isEmpty();
  }

  @Test
  void anOpenRangeEndsWithTheRowsThatShareTheFixedColumns() {
    KeyRange<Long> range =
        KeyRange.of(Map.of("partitionKey", "a"), "at", Long.MIN_VALUE, null, ColumnOrder.LONG);
    Scan scan = HBaseKeys.of(TWO_COLUMNS).scan(range);

    assertThat(scan.getStartRow()).isEqualTo(new byte[] {'a', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0});
    assertThat(scan.getStopRow()).isEqualTo(new byte[] {'a', 0, 2});
  }

  @Test
  void aBoundBehindTheLongestRowIncludesThatRow() {
    HBaseKeys bytes = HBaseKeys.of(Rows.BYTES);
    byte[] longest = new byte[32_240];
    byte[] behind = new byte[32_241];
    byte[] next = new byte[32_240];
    next[32_239] = 1;

    Scan upTo = bytes.scan(bytes(new byte[0], behind));
    Scan from = bytes.scan(bytes(behind, null));
    Scan downTo = bytes.scan(bytes(behind, null).backward());
    Scan down = bytes.scan(bytes(new byte[0], behind).backward());

    assertThat(upTo.getStopRow()).isEqualTo(longest);
    assertThat(upTo.includeStopRow()).isTrue();
    assertThat(from.getStartRow()).isEqualTo(next);
    assertThat(from.includeStartRow()).isTrue();
    assertThat(downTo.getStopRow()).isEqualTo(longest);
    assertThat(downTo.includeStopRow()).isFalse();
    assertThat(down.getStartRow()).isEqualTo(longest);
    assertThat(down.includeStartRow()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 32_239, 32_240})
  void aRowHas1To32240Bytes(int bytes) {
    assertThat(HBaseKeys.of(Rows.BYTES).put(key(new byte[bytes])).getRow()).hasSize(bytes);
  }

  @ParameterizedTest
  @ValueSource(ints = {32_241, 100_000})
  void anyOtherRowIsRefusedWithItsPart(int bytes) {
    assertThatThrownBy(() -> HBaseKeys.of(Rows.BYTES).get(key(new byte[bytes])))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("Apache HBase would refuse column partitionKey")
        .hasMessageContaining("the row key has " + bytes + " bytes, but a row key has 1 to 32240")
        .hasMessageContaining("the longest part is id");
  }

  @Test
  void anEmptyRowIsRefusedWithItsPart() {
    assertThatThrownBy(() -> HBaseKeys.of(Rows.BYTES).get(key(new byte[0])))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("the row key is empty")
        .hasMessageContaining("give id at least one byte");
  }

  @Test
  void anEmptyRangeHasNoScan() {
    for (String bound : List.of("", "a")) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> keys.scan(text(bound, bound)))
          .withMessageContaining("is empty: ask nothing");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"t", "events", "shop:events"})
  void aTableWithAShortNameHasLongerRows(String name) {
    HBaseKeys inTable = HBaseKeys.of(Rows.BYTES).inTable(TableName.valueOf(name));
    int most = 32_767 - 16 - name.length();

    assertThat(inTable.key(key(new byte[most]))).hasSize(most);
    assertThatThrownBy(() -> inTable.key(key(new byte[most + 1])))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("a row key has 1 to " + most);
  }

  @Test
  void charactersOfSeveralBytesCountAsBytes() {
    String most = "000001," + "ü".repeat((32_240 - 8) / 2) + "u";

    assertThat(keys.key(key(most))).hasSize(32_240);
    assertThatThrownBy(() -> keys.key(key(most + "x"))).isInstanceOf(RefusedKeyException.class);
  }

  @Test
  void aRangeOfAnotherLayoutIsRefused() {
    KeyRange<String> range = KeyRange.of(Map.of(), "hour", "a", "b", ColumnOrder.TEXT);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> keys.scan(range))
        .withMessageContaining("hour")
        .withMessageContaining("partitionKey");
  }

  @Test
  void splitPointsAreTheFirstRowsOfTheirRegions() {
    assertThat(keys.splitPoints(List.of("4", "8", "c")))
        .isDeepEqualTo(new byte[][] {{'4'}, {'8'}, {'c'}});
    assertThat(HBaseKeys.of(Rows.BYTES).splitPoints(List.of(new byte[] {64}, new byte[] {-128})))
        .isDeepEqualTo(new byte[][] {{64}, {-128}});
  }

  @Test
  void aSplitPointOfSeveralColumnsStandsBetweenTheRowsAroundIt() {
    HBaseKeys two = HBaseKeys.of(TWO_COLUMNS);
    byte[] split = two.splitPoints(List.of("b"))[0];

    assertThat(Arrays.compareUnsigned(two.key(row("azzz", Long.MAX_VALUE)), split)).isNegative();
    assertThat(Arrays.compareUnsigned(two.key(row("b", Long.MIN_VALUE)), split)).isNotNegative();
  }

  @Test
  void aSplitPointOfAnotherTypeIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> keys.splitPoints(List.of(5)))
        .withMessageContaining("java.lang.Integer");
  }

  private static Key row(String user, long at) {
    Map<String, Object> columns = new LinkedHashMap<>();
    columns.put("partitionKey", user);
    columns.put("at", at);
    return () -> columns;
  }

  private static KeyRange<String> text(String from, String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static KeyRange<byte[]> bytes(byte[] from, byte[] to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.BYTES);
  }
}
