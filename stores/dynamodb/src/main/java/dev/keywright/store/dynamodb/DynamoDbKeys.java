package dev.keywright.store.dynamodb;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.ColumnRule;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreRules;
import dev.keywright.store.StoredColumns;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Keys and ranges of one layout in the words of DynamoDB: items, queries and the request that
 * creates their table. It makes no requests.
 *
 * <p>The first column is the partition key, the second the sort key; the attributes have the names
 * of the columns. The key of a global secondary index may have up to four attributes of each.
 */
public final class DynamoDbKeys {
  static final String TITLE = "DynamoDB";
  private static final int MOST_OF_INDEX = Store.DYNAMODB.profile().most(Figure.INDEX_COLUMNS);
  private static final StoreRules RULES =
      StoreRules.of(TITLE)
          .mostColumns(MOST_OF_INDEX, MOST_OF_INDEX)
          .columns(ColumnRule.notEmpty())
          .partition(ColumnRule.mostBytes(KeySizeLimits.MOST_OF_PARTITION))
          .sort(ColumnRule.mostBytes(KeySizeLimits.MOST_OF_SORT));

  private final StoreLayout layout;

  private DynamoDbKeys(StoreLayout layout) {
    this.layout = layout;
  }

  /**
   * The keys of a layout. If the table has rows of a family, take {@linkplain #of(List) all its
   * layouts}: a bound is made for the characters that these keys may have.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if no index can have such a key: it has
   *     more than four partition columns, or more than four sort columns
   */
  public static DynamoDbKeys of(String layout) {
    return new DynamoDbKeys(StoreLayout.of(layout, RULES));
  }

  /**
   * The keys of a family.
   *
   * @param layouts the {@code LAYOUTS} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException as {@link #of(String)} does
   * @throws IllegalArgumentException if two layouts have different columns
   */
  public static DynamoDbKeys of(List<String> layouts) {
    return new DynamoDbKeys(StoreLayout.of(layouts, RULES));
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
    MergedKeyAttributes all = new MergedKeyAttributes();
    all.add(key, checked(key));
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
    checked(key).forEach((name, content) -> attributes.put(name, AttributeValues.of(content)));
    others.forEach(
        (name, attribute) -> {
          if (attributes.putIfAbsent(name, attribute) != null) {
            throw new IllegalArgumentException(
                "attribute " + name + " is part of the key; give the others other names");
          }
        });
    return Collections.unmodifiableMap(attributes);
  }

  private Map<String, Object> checked(Key key) {
    Map<String, Object> contents = layout.checked(key);
    KeySizeLimits.requireFew(layout, contents);
    return contents;
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

  /** The attributes of the partition key. */
  List<StoreColumn> partitionKey() {
    return layout.partitionColumns();
  }

  /** The attributes of the sort key. */
  List<StoreColumn> sortKey() {
    return layout.sortColumns();
  }

  /** Whether items can be in a range, which is refused if it is one of another layout. */
  boolean mayHold(KeyRange<?> range) {
    return layout.mayHold(range) && KeySizeLimits.areFew(layout, range.fixed());
  }

  /**
   * A request that creates a table for these keys, paid by request.
   *
   * @throws dev.keywright.store.UnsupportedLayoutException if the key has several attributes of its
   *     partition key or of its sort key, as only an index may
   */
  public CreateTableRequest createTable(String table) {
    return createTable(table, Map.of());
  }

  /**
   * A request that creates a table for these keys, and its global secondary indexes, which project
   * all attributes.
   *
   * <pre>{@code
   * keys.createTable("matches", Map.of("byRegion", DynamoDbKeys.of(MatchByRegionKey.LAYOUT)))
   * }</pre>
   *
   * @param indexes the keys of each index, by its name
   * @throws dev.keywright.store.UnsupportedLayoutException if the key of the table has several
   *     attributes of its partition key or of its sort key
   * @throws IllegalArgumentException if two keys have an attribute of two types
   */
  public CreateTableRequest createTable(String table, Map<String, DynamoDbKeys> indexes) {
    return TableRequest.of(table, this, new TreeMap<>(indexes));
  }

  /** How the attributes are a key. */
  List<KeySchemaElement> schema() {
    List<KeySchemaElement> schema = new ArrayList<>();
    layout.partitionColumns().forEach(it -> schema.add(element(it, KeyType.HASH)));
    layout.sortColumns().forEach(it -> schema.add(element(it, KeyType.RANGE)));
    return schema;
  }

  private static KeySchemaElement element(StoreColumn column, KeyType type) {
    return KeySchemaElement.builder().attributeName(column.name()).keyType(type).build();
  }

  /**
   * The query that selects the keys of a range, and no others, in its direction. It asks the table;
   * {@code query.toBuilder().indexName("byRegion")} asks the index that has these keys.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if a column of the partition key is not
   *     fixed to one value
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public QueryRequest query(String table, KeyRange<?> range) {
    KeyCondition condition = KeyCondition.of(layout, range);
    return QueryRequest.builder()
        .tableName(table)
        .keyConditionExpression(condition.expression())
        .expressionAttributeNames(condition.names())
        .expressionAttributeValues(condition.values())
        .scanIndexForward(!range.isBackward())
        .build();
  }

  /** The layout. */
  StoreLayout layout() {
    return layout;
  }
}
