package dev.keywright.engine.dynamodb;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.conformance.layouts.IndexedOrder;
import dev.keywright.conformance.layouts.IndexedOrderByShopKey;
import dev.keywright.conformance.layouts.IndexedOrderKey;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.EnhancedKeys;
import dev.keywright.store.dynamodb.KeyedTableSchema;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbEnhancedClient;
import software.amazon.awssdk.enhanced.dynamodb.DynamoDbTable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** Items of which a value is in the key alone, on a table with an index of keys. */
@ExtendWith(OneDynamoDbLocal.class)
class KeyOnlyAttributesTest {
  private static final String TABLE = "key-only";
  private static final String INDEX = "GSI1";
  private static final EnhancedKeys KEYS = EnhancedKeys.of(IndexedOrderKey.LAYOUT);
  private static final KeyedTableSchema<OrderBean> SCHEMA =
      KeyedTableSchema.of(OrderBean.properties(), IndexedOrderKey.LAYOUT, OrderBean::key)
          .index(INDEX, IndexedOrderByShopKey.LAYOUT, OrderBean::keyByShop);
  private static final IndexedOrder ORDER = new IndexedOrder("u1", "ab", 3, 17);

  private DynamoDbClient client;
  private DynamoDbTable<OrderBean> table;

  @BeforeEach
  void create(DynamoDbLocal engine) {
    client = engine.client();
    table = table(SCHEMA);
    table.createTable(
        request ->
            request.globalSecondaryIndices(
                index ->
                    index
                        .indexName(INDEX)
                        .projection(keys -> keys.projectionType(ProjectionType.KEYS_ONLY))));
  }

  @AfterEach
  void drop() {
    table.deleteTable();
  }

  private DynamoDbTable<OrderBean> table(KeyedTableSchema<OrderBean> schema) {
    return DynamoDbEnhancedClient.builder().dynamoDbClient(client).build().table(TABLE, schema);
  }

  private Map<String, AttributeValue> stored(IndexedOrder order) {
    return client
        .getItem(
            it ->
                it.tableName(TABLE)
                    .key(DynamoDbKeys.of(IndexedOrderKey.LAYOUT).key(IndexedOrderKey.of(order))))
        .item();
  }

  private void store(Map<String, AttributeValue> item) {
    client.putItem(it -> it.tableName(TABLE).item(item));
  }

  @Test
  void whatAnItemLacksIsReadFromItsKeysAndSavedAgain() {
    Random random = new Random(7);
    for (int i = 0; i < 200; i++) {
      IndexedOrder order =
          new IndexedOrder("u" + random.nextInt(100), i % 2 == 0 ? "a" : "b", random.nextInt(9), i);
      table.putItem(OrderBean.of(order, "new"));
      Map<String, AttributeValue> saved = stored(order);
      List<String> lost = new ArrayList<>(List.of("user", "shop", "day", "number"));
      lost.removeIf(attribute -> random.nextBoolean());
      Map<String, AttributeValue> rest = new HashMap<>(saved);
      rest.keySet().removeAll(lost);
      store(rest);

      OrderBean read = table.getItem(KEYS.key(IndexedOrderKey.of(order)));

      assertThat(read.order()).isEqualTo(order);
      if (i % 2 == 0) {
        table.putItem(read);
      } else {
        table.updateItem(read);
      }
      assertThat(stored(order)).isEqualTo(saved);
    }
  }

  @Test
  void anAttributeThatIsNotStoredComesBackFromTheTableAndItsIndex() {
    DynamoDbTable<OrderBean> slim = table(SCHEMA.notStored("user").notStored("shop"));
    slim.putItem(OrderBean.of(ORDER, "new"));
    assertThat(stored(ORDER))
        .containsOnlyKeys("PK", "sort-key", "GSI1PK", "GSI1SK", "day", "number", "note");

    OrderBean read = slim.getItem(KEYS.key(IndexedOrderKey.of(ORDER)));
    assertThat(read.order()).isEqualTo(ORDER);
    read.setNote("paid");
    assertThat(slim.updateItem(read).order()).isEqualTo(ORDER);
    assertThat(stored(ORDER))
        .containsEntry("note", AttributeValue.fromS("paid"))
        .doesNotContainKeys("user", "shop");

    List<OrderBean> found =
        slim
            .index(INDEX)
            .query(
                EnhancedKeys.of(IndexedOrderByShopKey.LAYOUT)
                    .query(IndexedOrderByShopKey.scan().shop("ab").day(3).all()))
            .stream()
            .flatMap(page -> page.items().stream())
            .toList();
    assertThat(found).extracting(OrderBean::order).containsExactly(ORDER);
    assertThat(found.get(0).getNote()).isEmpty();
    assertThat(slim.deleteItem(read).order()).isEqualTo(ORDER);
  }

  @Test
  void aProjectionIsReadAsItIs() {
    table.putItem(OrderBean.of(ORDER, "new"));

    List<OrderBean> notes =
        table
            .query(
                KEYS.query(IndexedOrderKey.scan().user("u1").all()).toBuilder()
                    .addAttributeToProject("note")
                    .build())
            .items()
            .stream()
            .toList();
    assertThat(notes).extracting(OrderBean::getNote).containsExactly("new");
    assertThat(notes).extracting(OrderBean::getUser).containsExactly("");

    List<OrderBean> keys =
        table
            .query(
                KEYS.query(IndexedOrderKey.scan().user("u1").all()).toBuilder()
                    .attributesToProject("PK", "sort-key")
                    .build())
            .items()
            .stream()
            .toList();
    assertThat(keys)
        .extracting(OrderBean::order)
        .containsExactly(new IndexedOrder("u1", "", 3, 17));
  }

  @Test
  void anItemUnderAnotherKeyIsRefusedUnlessItIsRepaired() {
    table.putItem(OrderBean.of(ORDER, "new"));
    Map<String, AttributeValue> wrong = new HashMap<>(stored(ORDER));
    wrong.put("user", AttributeValue.fromS("u2"));
    store(wrong);

    assertThatThrownBy(() -> table.getItem(KEYS.key(IndexedOrderKey.of(ORDER))))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContainingAll(
            "stored as PK = \"u1\"", "make the key PK = \"u2\"", ".repairing()");

    DynamoDbTable<OrderBean> repair = table(SCHEMA.repairing());
    OrderBean read = repair.getItem(KEYS.key(IndexedOrderKey.of(ORDER)));
    repair.putItem(read);
    repair.deleteItem(KEYS.key(IndexedOrderKey.of(ORDER)));
    assertThat(table.scan().items())
        .extracting(OrderBean::order)
        .containsExactly(new IndexedOrder("u2", "ab", 3, 17));
  }
}
