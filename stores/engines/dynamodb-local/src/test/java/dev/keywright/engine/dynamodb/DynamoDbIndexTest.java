package dev.keywright.engine.dynamodb;

import static java.util.Comparator.comparing;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.layouts.IndexedOrder;
import dev.keywright.conformance.layouts.IndexedOrderByShopKey;
import dev.keywright.conformance.layouts.IndexedOrderKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** A table and its index, whose keys stand in the same items under their own names. */
@ExtendWith(OneDynamoDbLocal.class)
class DynamoDbIndexTest {
  private static final String TABLE = "indexed-orders";
  private static final DynamoDbKeys KEYS = DynamoDbKeys.of(IndexedOrderKey.LAYOUT);
  private static final DynamoDbKeys BY_SHOP = DynamoDbKeys.of(IndexedOrderByShopKey.LAYOUT);

  private static List<IndexedOrder> orders() {
    Random random = new Random(16);
    List<IndexedOrder> orders = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      orders.add(
          new IndexedOrder(
              "u" + random.nextInt(20), "s".repeat(1 + random.nextInt(3)), random.nextInt(5), i));
    }
    return orders;
  }

  private static CreateTableRequest table() {
    CreateTableRequest table = KEYS.createTable(TABLE);
    CreateTableRequest index = BY_SHOP.createTable(TABLE);
    List<AttributeDefinition> attributes = new ArrayList<>(table.attributeDefinitions());
    attributes.addAll(index.attributeDefinitions());
    return table.toBuilder()
        .attributeDefinitions(attributes)
        .globalSecondaryIndexes(
            GlobalSecondaryIndex.builder()
                .indexName("GSI1")
                .keySchema(index.keySchema())
                .projection(all -> all.projectionType(ProjectionType.ALL))
                .build())
        .build();
  }

  @Test
  void bothKeysAreWrittenAskedAndDecodedUnderTheirNames(DynamoDbLocal engine) {
    DynamoDbClient client = engine.client();
    client.createTable(table());
    List<Map<String, AttributeValue>> items =
        orders().stream()
            .map(it -> KEYS.attributes(IndexedOrderKey.of(it), IndexedOrderByShopKey.of(it)))
            .toList();
    assertThat(items).allMatch(it -> it.keySet().size() == 4);
    DynamoDbWriter.of(client, TABLE, KEYS).write(items);

    KeyRange<String> day = IndexedOrderKey.scan().user("u7").day(3).all();
    QueryRequest byUser = KEYS.query(TABLE, day);
    assertThat(byUser.keyConditionExpression()).isEqualTo("#p = :p AND #s BETWEEN :from AND :last");
    assertThat(client.query(byUser).items())
        .extracting(it -> KEYS.<IndexedOrderKey>decode(it, IndexedOrderKey::decode).number())
        .isEqualTo(numbers(it -> it.user().equals("u7") && it.day() == 3))
        .isNotEmpty();

    KeyRange<String> days = IndexedOrderByShopKey.scan().shop("ss").day().between(1, 3);
    QueryRequest byShop = BY_SHOP.query(TABLE, days).toBuilder().indexName("GSI1").build();
    assertThat(client.query(byShop).items())
        .extracting(it -> BY_SHOP.<IndexedOrderByShopKey>decode(it, IndexedOrderByShopKey::decode))
        .extracting(IndexedOrderByShopKey::number)
        .isEqualTo(numbers(it -> it.shop().equals("ss") && it.day() >= 1 && it.day() < 3))
        .isNotEmpty();
    client.deleteTable(request -> request.tableName(TABLE));
  }

  private static List<Integer> numbers(Predicate<IndexedOrder> condition) {
    return orders().stream()
        .filter(condition)
        .sorted(
            comparing(IndexedOrder::day)
                .thenComparing(IndexedOrder::user)
                .thenComparing(IndexedOrder::number))
        .map(IndexedOrder::number)
        .toList();
  }
}
