package dev.keywright.store.dynamodb;

import dev.keywright.store.StoreColumn;
import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.IndexMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.Order;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableMetadata;

/** The keys and indexes of an item class, with those that are computed. */
final class KeyedMetadata {
  private static final List<Order> PLACES =
      List.of(Order.FIRST, Order.SECOND, Order.THIRD, Order.FOURTH);

  private KeyedMetadata() {}

  static <T> TableMetadata of(TableSchema<T> properties, List<ComputedKey<T>> keys) {
    StaticTableMetadata.Builder metadata = StaticTableMetadata.builder();
    TableMetadata own = properties.tableMetadata();
    own.customMetadata().forEach((name, value) -> metadata.addCustomMetadataObject(name, value));
    for (IndexMetadata index : own.indices()) {
      requireDistinct(properties, index, keys);
      index
          .partitionKeys()
          .forEach(
              it ->
                  metadata.addIndexPartitionKey(
                      index.name(), it.name(), it.attributeValueType(), it.order()));
      index
          .sortKeys()
          .forEach(
              it ->
                  metadata.addIndexSortKey(
                      index.name(), it.name(), it.attributeValueType(), it.order()));
    }
    for (ComputedKey<T> key : keys) {
      add(properties, key, metadata);
    }
    return metadata.build();
  }

  private static <T> void requireDistinct(
      TableSchema<T> properties, IndexMetadata index, List<ComputedKey<T>> keys) {
    // The table has an entry of its own, also where the item class declares no key for it.
    boolean hasKey = !index.partitionKeys().isEmpty() || !index.sortKeys().isEmpty();
    if (hasKey && keys.stream().anyMatch(key -> key.index().equals(index.name()))) {
      boolean isTable = index.name().equals(TableMetadata.primaryIndexName());
      throw new IllegalArgumentException(
          properties.itemType().rawClass().getSimpleName()
              + " declares a key of its own for "
              + (isTable ? "the table" : "the index " + index.name())
              + "; leave @DynamoDbPartitionKey and @DynamoDbSortKey out, or the computed key");
    }
  }

  private static <T> void add(
      TableSchema<T> properties, ComputedKey<T> key, StaticTableMetadata.Builder metadata) {
    for (String name : key.names()) {
      if (properties.attributeNames().contains(name)) {
        throw new IllegalArgumentException(
            "attribute "
                + name
                + " is computed from the key, and "
                + properties.itemType().rawClass().getSimpleName()
                + " has a property for it; leave the property out, or give it another name");
      }
    }
    List<StoreColumn> partition = key.keys().partitionKey();
    for (int i = 0; i < partition.size(); i++) {
      StoreColumn column = partition.get(i);
      metadata.addIndexPartitionKey(key.index(), column.name(), type(column), order(partition, i));
    }
    List<StoreColumn> sort = key.keys().sortKey();
    for (int i = 0; i < sort.size(); i++) {
      StoreColumn column = sort.get(i);
      metadata.addIndexSortKey(key.index(), column.name(), type(column), order(sort, i));
    }
  }

  /** The place of an attribute, where there are several. */
  private static Order order(List<StoreColumn> columns, int index) {
    return columns.size() == 1 ? Order.UNSPECIFIED : PLACES.get(index);
  }

  private static AttributeValueType type(StoreColumn column) {
    return switch (column.type()) {
      case TEXT -> AttributeValueType.S;
      case BYTES -> AttributeValueType.B;
      case LONG -> AttributeValueType.N;
      case BOOLEAN, UUID, TIMESTAMP, DATE -> throw column.type().unheld();
    };
  }
}
