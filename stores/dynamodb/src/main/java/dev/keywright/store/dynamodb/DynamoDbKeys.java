package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.PartitionQuery;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Keys and ranges of one layout in the words of DynamoDB: items, queries and the request that
 * creates their table. It makes no requests.
 *
 * <p>The first column is the partition key, the second the sort key; the attributes have the names
 * of the columns.
 */
public final class DynamoDbKeys {
  private static final int MOST_COLUMNS = 2;
  private static final int MOST_PARTITION_KEY_BYTES = 2_048;
  private static final int MOST_SORT_KEY_BYTES = 1_024;
  private static final StoreRules RULES =
      StoreRules.of("DynamoDB")
          .mostColumns(MOST_COLUMNS)
          .columns(ColumnRule.notEmpty())
          .partition(ColumnRule.mostBytes(MOST_PARTITION_KEY_BYTES))
          .sort(ColumnRule.mostBytes(MOST_SORT_KEY_BYTES));

  private final StoreLayout layout;

  private DynamoDbKeys(StoreLayout layout) {
    this.layout = layout;
  }

  /**
   * The keys of a layout.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if it has more than two columns
   */
  public static DynamoDbKeys of(String layout) {
    return new DynamoDbKeys(StoreLayout.of(layout, RULES));
  }

  /**
   * The attributes of a key, in the order of the layout.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public Map<String, AttributeValue> key(Key key) {
    return item(key, Map.of());
  }

  /**
   * The attributes of several keys of one item: of the table, and of its indexes. Two keys may
   * share an attribute in which both have the same content.
   *
   * <pre>{@code
   * keys.attributes(OrderKey.of(order), OrderByMailKey.of(order))
   * }</pre>
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse one of the keys
   * @throws IllegalArgumentException if two keys have different contents for one attribute
   */
  public Map<String, AttributeValue> attributes(Key key, Key... otherKeys) {
    ItemKeys all = new ItemKeys();
    all.add(key, layout.checked(key));
    for (Key other : otherKeys) {
      all.add(other, RULES.checked(other));
    }
    return all.attributes();
  }

  /**
   * An item: the attributes of its key, and others.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public Map<String, AttributeValue> item(Key key, Map<String, AttributeValue> others) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    layout
        .checked(key)
        .forEach((name, content) -> attributes.put(name, AttributeValues.of(content)));
    others.forEach(
        (name, attribute) -> {
          if (attributes.putIfAbsent(name, attribute) != null) {
            throw new IllegalArgumentException(
                "attribute " + name + " is part of the key; give the others other names");
          }
        });
    return Collections.unmodifiableMap(attributes);
  }

  /** The attributes of an item that are its key, in the order of the layout. */
  Map<String, AttributeValue> keyOf(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> attributes = new LinkedHashMap<>();
    for (StoreColumn column : layout.columns()) {
      AttributeValue attribute = item.get(column.name());
      if (attribute != null) {
        attributes.put(column.name(), attribute);
      }
    }
    return attributes;
  }

  /**
   * The columns of an item's key, by name, in the order of the layout.
   *
   * @throws IllegalArgumentException if the item has no such key
   */
  public StoredColumns columns(Map<String, AttributeValue> item) {
    Map<String, Object> columns = new LinkedHashMap<>();
    for (StoreColumn column : layout.columns()) {
      columns.put(column.name(), AttributeValues.content(column, item.get(column.name())));
    }
    return StoredColumns.of(columns);
  }

  /**
   * The key of an item, of the table or of an index:
   *
   * <pre>{@code
   * keys.decode(item, OrderKey::decode)
   * }</pre>
   *
   * @throws dev.keywright.runtime.MalformedKeyException if the item has no such key; it names the
   *     part, or the attribute that is missing or of another type
   */
  public <K> K decode(
      Map<String, AttributeValue> item, Function<? super Map<String, Object>, ? extends K> decode) {
    Map<String, Object> contents = new LinkedHashMap<>();
    item.forEach((name, attribute) -> contents.put(name, AttributeValues.content(attribute)));
    return decode.apply(contents);
  }

  /** The attributes that hold a key, partition key first. */
  List<StoreAttribute> attributes() {
    return layout.columns().stream()
        .map(it -> new StoreAttribute(it.name(), AttributeValues.declared(it.type())))
        .toList();
  }

  /** Whether items can be in a range, which is refused if it is one of another layout. */
  boolean mayHold(KeyRange<?> range) {
    return layout.mayHold(range);
  }

  /** A request that creates a table for these keys, paid by request. */
  public CreateTableRequest createTable(String table) {
    List<KeySchemaElement> schema = new ArrayList<>();
    List<AttributeDefinition> attributes = new ArrayList<>();
    for (StoreColumn column : layout.columns()) {
      KeyType type = schema.isEmpty() ? KeyType.HASH : KeyType.RANGE;
      schema.add(KeySchemaElement.builder().attributeName(column.name()).keyType(type).build());
      attributes.add(
          AttributeDefinition.builder()
              .attributeName(column.name())
              .attributeType(AttributeValues.declared(column.type()))
              .build());
    }
    return CreateTableRequest.builder()
        .tableName(table)
        .keySchema(schema)
        .attributeDefinitions(attributes)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .build();
  }

  /**
   * The query that selects the keys of a range, and no others, in its direction.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if the partition key is not fixed to one
   *     value
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public QueryRequest query(String table, KeyRange<?> range) {
    PartitionQuery query = PartitionQuery.of(layout, range);
    Map<String, String> names = new LinkedHashMap<>();
    Map<String, AttributeValue> values = new LinkedHashMap<>();
    StringBuilder condition = new StringBuilder("#p = :p");
    names.put("#p", layout.columns().get(0).name());
    values.put(":p", AttributeValues.of(query.partitionKey()));
    KeyRange<?> sortKeys = query.range();
    if (sortKeys != null) {
      SortCondition sort = SortCondition.of(sortKeys, MOST_SORT_KEY_BYTES);
      if (!sort.expression().isEmpty()) {
        condition.append(" AND ").append(sort.expression());
        names.put("#s", sortKeys.column());
        sort.values().forEach((name, content) -> values.put(name, AttributeValues.of(content)));
      }
    }
    return QueryRequest.builder()
        .tableName(table)
        .keyConditionExpression(condition.toString())
        .expressionAttributeNames(names)
        .expressionAttributeValues(values)
        .scanIndexForward(!range.isBackward())
        .build();
  }
}
