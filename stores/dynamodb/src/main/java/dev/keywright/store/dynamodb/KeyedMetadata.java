package dev.keywright.store.dynamodb;

import java.util.List;
import software.amazon.awssdk.enhanced.dynamodb.AttributeValueType;
import software.amazon.awssdk.enhanced.dynamodb.IndexMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableMetadata;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;
import software.amazon.awssdk.enhanced.dynamodb.mapper.StaticTableMetadata;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** The keys and indexes of an item class, with those that are computed. */
final class KeyedMetadata {
  private KeyedMetadata() {}

  static <T> TableMetadata of(TableSchema<T> properties, List<ComputedKey<T>> keys) {
    StaticTableMetadata.Builder metadata = StaticTableMetadata.builder();
    TableMetadata own = properties.tableMetadata();
    own.customMetadata().forEach((name, value) -> metadata.addCustomMetadataObject(name, value));
    for (IndexMetadata index : own.indices()) {
      requireDistinct(properties, index, keys);
      index
          .partitionKey()
          .ifPresent(
              it ->
                  metadata.addIndexPartitionKey(index.name(), it.name(), it.attributeValueType()));
      index
          .sortKey()
          .ifPresent(
              it -> metadata.addIndexSortKey(index.name(), it.name(), it.attributeValueType()));
    }
    for (ComputedKey<T> key : keys) {
      add(properties, key, metadata);
    }
    return metadata.build();
  }

  private static <T> void requireDistinct(
      TableSchema<T> properties, IndexMetadata index, List<ComputedKey<T>> keys) {
    if (keys.stream().anyMatch(key -> key.index().equals(index.name()))) {
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
    List<StoreAttribute> attributes = key.keys().attributes();
    for (StoreAttribute attribute : attributes) {
      if (properties.attributeNames().contains(attribute.name())) {
        throw new IllegalArgumentException(
            "attribute "
                + attribute.name()
                + " is computed from the key, and "
                + properties.itemType().rawClass().getSimpleName()
                + " has a property for it; leave the property out, or give it another name");
      }
    }
    StoreAttribute partition = attributes.get(0);
    metadata.addIndexPartitionKey(key.index(), partition.name(), type(partition));
    if (attributes.size() > 1) {
      StoreAttribute sort = attributes.get(1);
      metadata.addIndexSortKey(key.index(), sort.name(), type(sort));
    }
  }

  private static AttributeValueType type(StoreAttribute attribute) {
    ScalarAttributeType type = attribute.type();
    return switch (type) {
      case S -> AttributeValueType.S;
      case B -> AttributeValueType.B;
      case N -> AttributeValueType.N;
      case UNKNOWN_TO_SDK_VERSION ->
          throw new IllegalStateException(attribute.name() + " has no type that a key can have");
    };
  }
}
