package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.store.FamilyReader;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The shop's second version, on generated keys.
 *
 * @param users the partitions of users
 * @param byStatus the sparse index of orders
 * @param counters the counters of pages
 * @param family the rows of users as their entities
 */
record AdoptedTable(
    DynamoDbReader users,
    DynamoDbReader byStatus,
    DynamoDbReader counters,
    FamilyReader<Map<String, AttributeValue>, Row> family) {

  static AdoptedTable of(DynamoDbClient client, String table) {
    DynamoDbKeys keys = DynamoDbKeys.of(RowKey.LAYOUTS);
    DynamoDbReader users = DynamoDbReader.of(client, table, keys);
    return new AdoptedTable(
        users,
        DynamoDbReader.of(client, table, DynamoDbKeys.of(OrderByStatusKey.LAYOUT))
            .index("GSI1", DynamoDbKeys.of(OrderKey.LAYOUT)),
        DynamoDbReader.of(client, table, DynamoDbKeys.of(CounterKey.LAYOUT)),
        FamilyReader.<Map<String, AttributeValue>, Row>of(users, RowKey::decode)
            .kind(ProfileKey.class, (key, item) -> Schemas.PROFILES.mapToItem(item))
            .kind(OrderKey.class, (key, item) -> Schemas.ORDERS.mapToItem(item))
            .kind(ItemKey.class, (key, item) -> Schemas.ITEMS.mapToItem(item)));
  }

  CounterKey counterKey(Map<String, AttributeValue> item) {
    return counters.decode(item, CounterKey::decode);
  }

  /** The entity of any item. */
  Object entity(Map<String, AttributeValue> item) {
    boolean isCounter = item.get("PK").s().startsWith("VIEWS#");
    return isCounter ? Schemas.COUNTERS.mapToItem(item) : family.entity(item);
  }
}
