package dev.keywright.store.dynamodb;

import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.StoreColumn;
import dev.keywright.store.StoredColumns;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.enhanced.dynamodb.Expression;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryConditional;
import software.amazon.awssdk.enhanced.dynamodb.model.QueryEnhancedRequest;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/**
 * Keys and ranges of one layout in the words of the Enhanced Client. It makes no requests.
 *
 * <pre>{@code
 * EnhancedKeys keys = EnhancedKeys.of(OrderKey.LAYOUT);
 * table.getItem(keys.key(OrderKey.of(order)));
 * table.query(keys.query(OrderKey.scan().user("u1").all()));
 * }</pre>
 */
public final class EnhancedKeys {
  // A condition does not name its table: the client asks the one that it belongs to.
  private static final String ANY_TABLE = "table";

  private final DynamoDbKeys keys;

  private EnhancedKeys(DynamoDbKeys keys) {
    this.keys = keys;
  }

  /**
   * The keys of a layout.
   *
   * @param layout the {@code LAYOUT} of a generated key
   * @throws dev.keywright.store.UnsupportedLayoutException if no index can have such a key
   */
  public static EnhancedKeys of(String layout) {
    return new EnhancedKeys(DynamoDbKeys.of(layout));
  }

  /**
   * The key of one item.
   *
   * @throws dev.keywright.store.RefusedKeyException if the store would refuse the key
   */
  public software.amazon.awssdk.enhanced.dynamodb.Key key(Key key) {
    List<AttributeValue> columns = List.copyOf(keys.key(key).values());
    int partition = keys.partitionKey().size();
    software.amazon.awssdk.enhanced.dynamodb.Key.Builder builder =
        software.amazon.awssdk.enhanced.dynamodb.Key.builder()
            .partitionValues(columns.subList(0, partition));
    if (partition < columns.size()) {
      builder.sortValues(columns.subList(partition, columns.size()));
    }
    return builder.build();
  }

  /**
   * The condition that selects the items of a range, and no others, in a table or an index whose
   * key this layout is. The direction of the range is not part of it: see {@link #query}.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if the partition key is not fixed to one
   *     value
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public QueryConditional conditional(KeyRange<?> range) {
    QueryRequest query = keys.query(ANY_TABLE, range);
    Expression expression =
        Expression.builder()
            .expression(query.keyConditionExpression())
            .expressionNames(query.expressionAttributeNames())
            .expressionValues(query.expressionAttributeValues())
            .build();
    return (schema, index) -> expression;
  }

  /**
   * The query that selects the items of a range, and no others, in its direction.
   *
   * @throws dev.keywright.store.UnsupportedRangeException if the partition key is not fixed to one
   *     value
   * @throws IllegalArgumentException if the range is one of another layout
   */
  public QueryEnhancedRequest query(KeyRange<?> range) {
    return QueryEnhancedRequest.builder()
        .queryConditional(conditional(range))
        .scanIndexForward(!range.isBackward())
        .build();
  }

  /** The attributes of the partition key. */
  List<StoreColumn> partitionKey() {
    return keys.partitionKey();
  }

  /** The attributes of the sort key. */
  List<StoreColumn> sortKey() {
    return keys.sortKey();
  }

  /** The columns of an item's key. */
  StoredColumns columns(Map<String, AttributeValue> item) {
    return keys.columns(item);
  }

  /** The attributes of a key. */
  Map<String, AttributeValue> attributes(Key key) {
    return keys.key(key);
  }
}
