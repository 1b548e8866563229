package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicloud.openservices.tablestore.model.CreateTableRequest;
import com.alicloud.openservices.tablestore.model.Direction;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.UnsupportedLayoutException;
import dev.keywright.store.tablestore.Table.StoredKey;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TablestoreKeysTest {
  private static final String PURCHASE =
      "TEXT separator=',' | partitionKey: deviceId int pad=6, sellerId String alphabet=\"0-9A-Za-z\""
          + " | orderNumber: orderNumber long native";

  private final TablestoreKeys keys = TablestoreKeys.of(PURCHASE);

  private static Key purchase(String partitionKey, long orderNumber) {
    return new StoredKey(Map.of("partitionKey", partitionKey)).with("orderNumber", orderNumber);
  }

  private static List<PrimaryKeyValue> values(PrimaryKey key) {
    return List.of(key.getPrimaryKeyColumns()).stream().map(column -> column.getValue()).toList();
  }

  private static PrimaryKeyValue text(String value) {
    return PrimaryKeyValue.fromString(value);
  }

  private static PrimaryKeyValue integer(long value) {
    return PrimaryKeyValue.fromLong(value);
  }

  @Test
  void aKeyHasTheClientsTypes() {
    PrimaryKey key = keys.key(purchase("000054,a100", 77));
    assertThat(values(key)).containsExactly(text("000054,a100"), integer(77));
    assertThat(key.getPrimaryKeyColumn(0).getName()).isEqualTo("partitionKey");
    TablestoreKeys binary = TablestoreKeys.of("BINARY | partitionKey: id int");
    PrimaryKeyValue bytes =
        binary
            .key(new StoredKey(Map.of("partitionKey", new byte[] {1, -1})))
            .getPrimaryKeyColumn(0)
            .getValue();
    assertThat(bytes.getType()).isEqualTo(PrimaryKeyType.BINARY);
    assertThat(bytes.asBinary()).containsExactly(1, -1);
  }

  @Test
  void aPutNamesTableAndKey() {
    assertThat(keys.put("purchases", purchase("000054,a100", 77)).getTableName())
        .isEqualTo("purchases");
    assertThat(keys.put("purchases", purchase("000054,a100", 77)).getPrimaryKey())
        .isEqualTo(keys.key(purchase("000054,a100", 77)));
  }

  @Test
  void columnsAreThoseOfTheKey() {
    for (Table table : Table.ALL) {
      TablestoreKeys ofTable = TablestoreKeys.of(table.layout());
      for (Key key : table.keys(new Random(1), 50)) {
        Row row = new Row(ofTable.key(key), List.of());
        assertThat(Table.ORDER.compare(new StoredKey(ofTable.columns(row).all()), key)).isZero();
        assertThat(ofTable.columns(row).all().keySet()).containsExactlyElementsOf(table.columns());
        StoredKey decoded = ofTable.decode(row, StoredKey::new);
        assertThat(Table.ORDER.compare(decoded, key)).isZero();
      }
    }
  }

  @Test
  void aRowOfAnotherLayoutIsRefused() {
    Row row =
        new Row(
            TablestoreKeys.of(Table.LONG.layout()).key(Table.LONG.keys(new Random(1), 1).get(0)),
            List.of());
    assertThatThrownBy(() -> keys.columns(row)).hasMessageContaining("orderNumber");
  }

  @Test
  void behindTheColumnWithTheBoundsStandsInfinity() {
    KeyRange<String> range =
        KeyRange.of(Map.of(), "partitionKey", "000015", "000100", ColumnOrder.TEXT);
    RangeRowQueryCriteria forward = keys.criteria("purchases", range);
    assertThat(forward.getDirection()).isEqualTo(Direction.FORWARD);
    assertThat(values(forward.getInclusiveStartPrimaryKey()))
        .containsExactly(text("000015"), PrimaryKeyValue.INF_MIN);
    assertThat(values(forward.getExclusiveEndPrimaryKey()))
        .containsExactly(text("000100"), PrimaryKeyValue.INF_MIN);
    RangeRowQueryCriteria backward = keys.criteria("purchases", range.backward());
    assertThat(backward.getDirection()).isEqualTo(Direction.BACKWARD);
    assertThat(backward.getInclusiveStartPrimaryKey())
        .isEqualTo(forward.getExclusiveEndPrimaryKey());
    assertThat(backward.getExclusiveEndPrimaryKey())
        .isEqualTo(forward.getInclusiveStartPrimaryKey());
  }

  @Test
  void theLastColumnIsReadBackwardFromTheNumberBelow() {
    KeyRange<Long> range =
        KeyRange.of(
            Map.of("partitionKey", "000054,a100"), "orderNumber", 10L, 20L, ColumnOrder.LONG);
    RangeRowQueryCriteria forward = keys.criteria("purchases", range);
    assertThat(values(forward.getInclusiveStartPrimaryKey()))
        .containsExactly(text("000054,a100"), integer(10));
    assertThat(values(forward.getExclusiveEndPrimaryKey()))
        .containsExactly(text("000054,a100"), integer(20));
    RangeRowQueryCriteria backward = keys.criteria("purchases", range.backward());
    assertThat(values(backward.getInclusiveStartPrimaryKey()))
        .containsExactly(text("000054,a100"), integer(19));
    assertThat(values(backward.getExclusiveEndPrimaryKey()))
        .containsExactly(text("000054,a100"), integer(9));
  }

  @Test
  void aRangeWithoutBoundsIsInfinite() {
    KeyRange<String> all = KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);
    assertThat(values(keys.criteria("purchases", all).getInclusiveStartPrimaryKey()))
        .containsExactly(PrimaryKeyValue.INF_MIN, PrimaryKeyValue.INF_MIN);
    assertThat(values(keys.criteria("purchases", all).getExclusiveEndPrimaryKey()))
        .containsExactly(PrimaryKeyValue.INF_MAX, PrimaryKeyValue.INF_MAX);
  }

  @Test
  void theKeysBetweenTheBoundsAreThoseOfTheRange() {
    Random random = new Random(2);
    StubOrder order = new StubOrder();
    for (Table table : Table.ALL) {
      TablestoreKeys ofTable = TablestoreKeys.of(table.layout());
      List<Key> all = table.keys(random, 300);
      for (KeyRange<?> range : table.ranges(random, 300)) {
        RangeRowQueryCriteria criteria = ofTable.criteria("any", range);
        int direction = range.isBackward() ? -1 : 1;
        for (Key key : all) {
          PrimaryKey primaryKey = ofTable.key(key);
          boolean isBetween =
              order.compare(criteria.getInclusiveStartPrimaryKey(), primaryKey) * direction <= 0
                  && order.compare(primaryKey, criteria.getExclusiveEndPrimaryKey()) * direction
                      < 0;
          assertThat(isBetween).as("%s in %s", key, range).isEqualTo(range.contains(key));
        }
      }
    }
  }

  @Test
  void boundsThatAreTooLongForTheServiceMeanTheSame() {
    TablestoreKeys text = TablestoreKeys.of(Table.TEXT.layout());
    String longest = "a".repeat(1_024);
    KeyRange<String> one =
        KeyRange.of(
            Map.of(), "partitionKey", longest, ColumnOrder.TEXT.next(longest), ColumnOrder.TEXT);
    RangeRowQueryCriteria criteria = text.criteria("any", one);
    assertThat(values(criteria.getInclusiveStartPrimaryKey())).containsExactly(text(longest));
    assertThat(values(criteria.getExclusiveEndPrimaryKey()))
        .containsExactly(text("a".repeat(1_023) + "b"));
    KeyRange<String> none =
        KeyRange.of(Map.of(), "partitionKey", longest + "a", longest + "b", ColumnOrder.TEXT);
    assertThat(text.criteria("any", none).getInclusiveStartPrimaryKey())
        .isEqualTo(text.criteria("any", none).getExclusiveEndPrimaryKey());
  }

  @Test
  void fourColumnsPassAndFiveDoNot() {
    assertThat(TablestoreKeys.of(Table.FOUR.layout())).isNotNull();
    assertThatThrownBy(() -> TablestoreKeys.of(Table.FOUR.layout() + " | more: m long native"))
        .isInstanceOf(UnsupportedLayoutException.class)
        .hasMessageContaining("at most 4");
  }

  @Test
  void aColumnOf1024BytesPassesAndOneMoreDoesNot() {
    assertThat(keys.key(purchase("000054," + "a".repeat(1_017), 1))).isNotNull();
    assertThatThrownBy(() -> keys.key(purchase("000054," + "a".repeat(1_018), 1)))
        .isInstanceOf(RefusedKeyException.class)
        .hasMessageContaining("partitionKey: it has 1,025 bytes, but at most 1,024")
        .hasMessageContaining("sellerId");
    assertThatThrownBy(() -> keys.key(purchase("000054," + "\u00e9".repeat(509), 1)))
        .isInstanceOf(RefusedKeyException.class);
    TablestoreKeys binary = TablestoreKeys.of(Table.BYTES.layout());
    assertThat(binary.key(new StoredKey(Map.of("partitionKey", new byte[1_024])))).isNotNull();
    assertThatThrownBy(() -> binary.key(new StoredKey(Map.of("partitionKey", new byte[1_025]))))
        .isInstanceOf(RefusedKeyException.class);
  }

  @Test
  void theLimitsAreThoseOfTheProcessorsProfile() {
    StoreProfile limits = Store.TABLESTORE.profile();
    assertThat(limits.limit(Figure.COLUMNS).orElseThrow().value()).isEqualTo(4);
    assertThat(limits.limit(Figure.PARTITION_KEY_BYTES).orElseThrow().value()).isEqualTo(1_024);
    assertThat(limits.limit(Figure.SORT_KEY_BYTES).orElseThrow().value()).isEqualTo(1_024);
    assertThat(limits.limit(Figure.PAGE_ROWS).orElseThrow().value()).isEqualTo(5_000);
    assertThat(limits.limit(Figure.KEY_BYTES)).isEmpty();
  }

  @Test
  void aTableIsCreatedWithTheTypesOfTheColumns() {
    CreateTableRequest request = TablestoreKeys.of(Table.FOUR.layout()).createTable("orders");

    assertThat(request.getTableMeta().getTableName()).isEqualTo("orders");
    assertThat(request.getTableMeta().getPrimaryKeyList())
        .extracting(it -> it.getName() + " " + it.getType())
        .containsExactly("partitionKey STRING", "n INTEGER", "b BINARY", "sortKey STRING");
    assertThat(request.getTableOptions().getTimeToLive()).isEqualTo(-1);
    assertThat(request.getTableOptions().getMaxVersions()).isEqualTo(1);
  }
}
