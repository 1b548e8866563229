package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.layouts.IndexedOrder;
import dev.keywright.conformance.layouts.IndexedOrderByShopKey;
import dev.keywright.conformance.layouts.IndexedOrderKey;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Columns;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.EnhancedKeys;
import dev.keywright.store.dynamodb.KeyedTableSchema;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** Items of the Enhanced Client whose keys are computed, on a table with an index. */
@ExtendWith(OneDynamoDbLocal.class)
class EnhancedClientTest {
  private static final String TABLE = "order-beans";
  private static final String INDEX = "GSI1";
  private static final EnhancedKeys KEYS = EnhancedKeys.of(IndexedOrderKey.LAYOUT);
  private static final EnhancedKeys BY_SHOP = EnhancedKeys.of(IndexedOrderByShopKey.LAYOUT);
  private static final String PROPERTIES = "byProperties";
  private static final String OF_PROPERTIES =
      "TEXT separator=',' partition=2 | shop: shop String native | user: user String native"
          + " | day: day long native | number: number long native";
  private static final KeyedTableSchema<OrderBean> SCHEMA =
      KeyedTableSchema.of(OrderBean.properties(), IndexedOrderKey.LAYOUT, OrderBean::key)
          .index(INDEX, IndexedOrderByShopKey.LAYOUT, OrderBean::keyByShop)
          .index(PROPERTIES, OF_PROPERTIES, EnhancedClientTest::ofProperties);
  private static final List<IndexedOrder> ORDERS =
      IntStream.range(0, 120)
          .mapToObj(i -> new IndexedOrder("u" + i % 4, i % 3 == 0 ? "a" : "ab", i % 7, i))
          .toList();

  private DynamoDbTable<OrderBean> table;

  private static Key ofProperties(OrderBean bean) {
    Map<String, Object> columns =
        Columns.of("shop", bean.getShop())
            .and("user", bean.getUser())
            .and("day", (long) bean.getDay())
            .and("number", (long) bean.getNumber())
            .asMap();
    return () -> columns;
  }

  @BeforeEach
  void fill(DynamoDbLocal engine) {
    table =
        DynamoDbEnhancedClient.builder()
            .dynamoDbClient(engine.client())
            .build()
            .table(TABLE, SCHEMA);
    table.createTable(
        request ->
            request.globalSecondaryIndices(
                index ->
                    index
                        .indexName(INDEX)
                        .projection(all -> all.projectionType(ProjectionType.ALL)),
                index ->
                    index
                        .indexName(PROPERTIES)
                        .projection(all -> all.projectionType(ProjectionType.ALL))));
    ORDERS.forEach(order -> table.putItem(OrderBean.of(order, "new")));
  }

  @AfterEach
  void drop() {
    table.deleteTable();
  }

  @Test
  void keysAreAttributesAndNoProperties(DynamoDbLocal engine) {
    IndexedOrder order = ORDERS.get(17);
    DynamoDbKeys keys = DynamoDbKeys.of(IndexedOrderKey.LAYOUT);
    DynamoDbClient client = engine.client();

    Map<String, AttributeValue> item =
        client.getItem(it -> it.tableName(TABLE).key(keys.key(IndexedOrderKey.of(order)))).item();

    assertThat(item)
        .containsOnlyKeys(
            "PK", "sort-key", "GSI1PK", "GSI1SK", "user", "shop", "day", "number", "note")
        .containsEntry("PK", AttributeValue.fromS(order.user()))
        .containsEntry("GSI1PK", AttributeValue.fromS(order.shop()));
    assertThat(keys.<IndexedOrderKey>decode(item, IndexedOrderKey::decode))
        .isEqualTo(IndexedOrderKey.of(order));
  }

  @Test
  void oneItemIsReadChangedAndDeletedByItsKey() {
    IndexedOrder order = ORDERS.get(17);
    OrderBean bean = table.getItem(KEYS.key(IndexedOrderKey.of(order)));
    assertThat(bean.order()).isEqualTo(order);

    bean.setNote("paid");
    table.updateItem(bean);
    assertThat(table.getItem(bean).getNote()).isEqualTo("paid");

    table.deleteItem(bean);
    assertThat(table.getItem(KEYS.key(IndexedOrderKey.of(order)))).isNull();
  }

  @Test
  void rangesOfTheTableAreQueriesInTheirDirection() {
    KeyRange<String> days = IndexedOrderKey.scan().user("u3").day().between(2, 5);

    assertThat(asked(days)).isEqualTo(expected(it -> it.user().equals("u3") && isBetween(it)));
    List<IndexedOrder> backward = new ArrayList<>(asked(days));
    Collections.reverse(backward);
    assertThat(asked(days.backward())).isEqualTo(backward).isNotEmpty();
    assertThat(asked(IndexedOrderKey.scan().user("u3").day().between(2, 2))).isEmpty();
  }

  @Test
  void rangesOfAnIndexAreItsConditions() {
    KeyRange<String> day = IndexedOrderByShopKey.scan().shop("ab").day(3).all();

    List<IndexedOrder> orders =
        table.index(INDEX).query(BY_SHOP.conditional(day)).stream()
            .flatMap(page -> page.items().stream())
            .map(OrderBean::order)
            .toList();

    assertThat(orders)
        .containsExactlyInAnyOrderElementsOf(
            expected(it -> it.shop().equals("ab") && it.day() == 3))
        .isNotEmpty();
  }

  @Test
  void anIndexOverPropertiesIsAskedByAllOfItsPartitionKey() {
    KeyRange<Long> days =
        KeyRange.of(
            Columns.of("shop", "ab").and("user", "u3").asMap(), "day", 2L, 5L, ColumnOrder.LONG);

    List<IndexedOrder> orders =
        table.index(PROPERTIES).query(EnhancedKeys.of(OF_PROPERTIES).query(days)).stream()
            .flatMap(page -> page.items().stream())
            .map(OrderBean::order)
            .toList();

    assertThat(orders)
        .isEqualTo(
            expected(it -> it.shop().equals("ab") && it.user().equals("u3") && isBetween(it)))
        .isNotEmpty();
    assertThat(table.tableSchema().attributeNames()).doesNotHaveDuplicates();
    assertThat(table.describeTable().table().globalSecondaryIndexes())
        .anySatisfy(
            index ->
                assertThat(index.keySchema())
                    .extracting(it -> it.attributeName() + " " + it.keyTypeAsString())
                    .containsExactly("shop HASH", "user HASH", "day RANGE", "number RANGE"));
  }

  @Test
  void aKeyThatAnItemHasItselfIsRefused() {
    assertThatThrownBy(() -> KeyedTableSchema.of(SCHEMA, IndexedOrderKey.LAYOUT, OrderBean::key))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "OrderBean declares a key of its own for the table; leave @DynamoDbPartitionKey and"
                + " @DynamoDbSortKey out, or the computed key");
    assertThatThrownBy(
            () ->
                KeyedTableSchema.of(
                    OrderBean.properties(),
                    "TEXT separator='#' | note: user String",
                    OrderBean::key))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "attribute note is computed from the key, and OrderBean has a property for it; leave"
                + " the property out, or give it another name");
  }

  private static boolean isBetween(IndexedOrder order) {
    return order.day() >= 2 && order.day() < 5;
  }

  private List<IndexedOrder> asked(KeyRange<?> range) {
    return table.query(KEYS.query(range)).items().stream().map(OrderBean::order).toList();
  }

  private static List<IndexedOrder> expected(Predicate<IndexedOrder> condition) {
    return ORDERS.stream()
        .filter(condition)
        .sorted(Comparator.comparing(IndexedOrder::day).thenComparing(IndexedOrder::number))
        .toList();
  }
}
