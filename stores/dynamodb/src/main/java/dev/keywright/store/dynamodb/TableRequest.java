package dev.keywright.store.dynamodb;

import dev.keywright.store.ColumnType;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.UnsupportedLayoutException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/** The request that creates a table with its indexes. */
final class TableRequest {
  private TableRequest() {}

  static CreateTableRequest of(String table, DynamoDbKeys keys, Map<String, DynamoDbKeys> indexes) {
    requireTable(keys);
    Map<String, ColumnType> types = new LinkedHashMap<>();
    addTypes(keys, types);
    List<GlobalSecondaryIndex> made = new ArrayList<>();
    indexes.forEach(
        (name, index) -> {
          addTypes(index, types);
          made.add(index(name, index));
        });
    CreateTableRequest.Builder request =
        CreateTableRequest.builder()
            .tableName(table)
            .keySchema(keys.schema())
            .attributeDefinitions(
                types.entrySet().stream()
                    .map(it -> definition(it.getKey(), it.getValue()))
                    .toList())
            .billingMode(BillingMode.PAY_PER_REQUEST);
    return made.isEmpty() ? request.build() : request.globalSecondaryIndexes(made).build();
  }

  private static void requireTable(DynamoDbKeys keys) {
    int partition = keys.partitionKey().size();
    int sort = keys.sortKey().size();
    if (partition > 1 || sort > 1) {
      throw new UnsupportedLayoutException(
          DynamoDbKeys.TITLE,
          "it has "
              + partition
              + " partition and "
              + sort
              + " sort attributes, but a table has one of each; only an index may have more:"
              + " createTable(table, Map.of(index, keys))");
    }
  }

  private static void addTypes(DynamoDbKeys keys, Map<String, ColumnType> types) {
    Stream.concat(keys.partitionKey().stream(), keys.sortKey().stream())
        .forEach(column -> add(column, types));
  }

  private static void add(StoreColumn column, Map<String, ColumnType> types) {
    ColumnType before = types.putIfAbsent(column.name(), column.type());
    if (before != null && before != column.type()) {
      throw new IllegalArgumentException(
          "attribute "
              + column.name()
              + " holds "
              + before
              + " in one key and "
              + column.type()
              + " in another; give each key attributes of its own");
    }
  }

  private static AttributeDefinition definition(String name, ColumnType type) {
    return AttributeDefinition.builder()
        .attributeName(name)
        .attributeType(AttributeValues.declared(type))
        .build();
  }

  private static GlobalSecondaryIndex index(String name, DynamoDbKeys keys) {
    return GlobalSecondaryIndex.builder()
        .indexName(name)
        .keySchema(keys.schema())
        .projection(all -> all.projectionType(ProjectionType.ALL))
        .build();
  }
}
