package dev.keywright.engine.dynamodb.adopted;

import dev.keywright.store.dynamodb.KeyedTableSchema;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The four kinds of items, with the values that are in their keys alone. */
final class Schemas {
  static final KeyedTableSchema<Profile> PROFILES =
      KeyedTableSchema.of(
              TableSchema.fromImmutableClass(Profile.class), ProfileKey.LAYOUT, ProfileKey::of)
          .notStored("email");

  static final KeyedTableSchema<Order> ORDERS =
      KeyedTableSchema.of(
              TableSchema.fromImmutableClass(Order.class), OrderKey.LAYOUT, OrderKey::of)
          .sparseIndex("GSI1", OrderByStatusKey.LAYOUT, OrderByStatusKey::tryOf)
          .notStored("email");

  static final KeyedTableSchema<Item> ITEMS =
      KeyedTableSchema.of(TableSchema.fromImmutableClass(Item.class), ItemKey.LAYOUT, ItemKey::of)
          .notStored("email")
          .notStored("orderId")
          .notStored("line");

  static final KeyedTableSchema<Counter> COUNTERS =
      KeyedTableSchema.of(
              TableSchema.fromImmutableClass(Counter.class), CounterKey.LAYOUT, CounterKey::of)
          .notStored("day")
          .notStored("page");

  private Schemas() {}

  /** The item that saving an entity writes. */
  static Map<String, AttributeValue> item(Object entity) {
    if (entity instanceof Profile profile) {
      return PROFILES.itemToMap(profile, /* ignoreNulls= */ true);
    }
    if (entity instanceof Order order) {
      return ORDERS.itemToMap(order, /* ignoreNulls= */ true);
    }
    if (entity instanceof Item item) {
      return ITEMS.itemToMap(item, /* ignoreNulls= */ true);
    }
    return COUNTERS.itemToMap((Counter) entity, /* ignoreNulls= */ true);
  }
}
