package dev.keywright.store.bigtable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.cloud.bigtable.data.v2.internal.RequestContext;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.TableId;
import com.google.protobuf.ByteString;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BigtableKeysTest {
  private static final TableId TABLE = TableId.of("t");
  private static final BigtableKeys TEXT =
      BigtableKeys.of("TEXT separator=',' | partitionKey: id String");
  private static final BigtableKeys BYTES = BigtableKeys.of("BINARY | partitionKey: id byte[]");
  private static final BigtableKeys TWO =
      BigtableKeys.of("TEXT separator=',' | partitionKey: id String | n: n long native");

  private record StoredKey(Map<String, Object> columns) implements Key {}

  private static Key key(Object content) {
    return new StoredKey(Map.of("partitionKey", content));
  }

  private static KeyRange<String> range(String from, String to) {
    return KeyRange.of(Map.of(), "partitionKey", from, to, ColumnOrder.TEXT);
  }

  private static ByteString text(String text) {
    return ByteString.copyFromUtf8(text);
  }

  @Test
  void aSingleColumnIsTheRowKey() {
    assertThat(TEXT.key(key("000054,\u00e9"))).isEqualTo(text("000054,\u00e9"));
    assertThat(BYTES.key(key(new byte[] {0, -1})))
        .isEqualTo(ByteString.copyFrom(new byte[] {0, -1}));
    assertThat(TEXT.mutation(key("a")).toProto().getRowKey()).isEqualTo(text("a"));
  }

  @Test
  void aRowGivesTheColumnsOfItsKey() {
    Row row = Row.create(text("000054,a100"), List.of());
    assertThat(TEXT.columns(row).text("partitionKey")).isEqualTo("000054,a100");
    Map<String, Object> decoded = TEXT.decode(row, columns -> columns);
    assertThat(decoded).containsExactly(Map.entry("partitionKey", "000054,a100"));
  }

  @Test
  void aRangeIsClosedBelowAndOpenAbove() {
    assertThat(TEXT.bounds(range("000015", "000100")))
        .contains(ByteStringRange.create(text("000015"), text("000100")));
    assertThat(TEXT.bounds(range("", null))).contains(ByteStringRange.unbounded());
    assertThat(TEXT.bounds(range("a", null)))
        .contains(ByteStringRange.unbounded().startClosed(text("a")));
  }

  @Test
  void theEndOfTheFixedColumnsEndsTheRange() {
    KeyRange<Long> behind =
        KeyRange.of(Map.of("partitionKey", "a"), "n", Long.MIN_VALUE, null, ColumnOrder.LONG);
    ByteString from = ByteString.copyFrom(new byte[] {'a', 0, 1, 0, 0, 0, 0, 0, 0, 0, 0});
    ByteString to = ByteString.copyFrom(new byte[] {'a', 0, 2});
    assertThat(TWO.bounds(behind)).contains(ByteStringRange.create(from, to));
  }

  @Test
  void aQueryHasTheDirectionOfTheRange() {
    Query forward = TEXT.query(TABLE, range("a", "b"));
    assertThat(forward.getBound()).isEqualTo(ByteStringRange.create("a", "b"));
    Query backward = TEXT.query(TABLE, range("a", "b").backward());
    assertThat(backward.getBound()).isEqualTo(forward.getBound());
    RequestContext context = RequestContext.create("project", "instance", "profile");
    assertThat(forward.toProto(context).getReversed()).isFalse();
    assertThat(backward.toProto(context).getReversed()).isTrue();
  }

  @Test
  void anEmptyRangeHasNoQuery() {
    assertThat(TEXT.bounds(range("a", "a"))).isEmpty();
    assertThatThrownBy(() -> TEXT.query(TABLE, range("a", "a")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is empty");
  }

  @Test
  void boundsAreNeverLongerThanRowKeys() {
    String longest = "a".repeat(4_096);
    assertThat(TEXT.bounds(range(longest, longest + '\0')))
        .contains(ByteStringRange.create(longest, "a".repeat(4_095) + "b"));
    assertThat(TEXT.bounds(range(longest + "a", longest + "b"))).isEmpty();
  }

  @Test
  void aRowKeyOf4096BytesPassesAndOneMoreDoesNot() {
    assertThat(TEXT.key(key("a".repeat(4_096))).size()).isEqualTo(4_096);
    assertThatThrownBy(() -> TEXT.key(key("a".repeat(4_097))))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("4096");
  }

  @Test
  void anEmptyRowKeyIsRefused() {
    assertThatThrownBy(() -> TEXT.key(key(""))).isInstanceOf(RefusedKeyException.class);
  }
}
