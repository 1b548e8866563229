package dev.keywright.store.dynamodb;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageReader;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/** Reads the items of one table, in pages of at most 1 MB. */
public final class DynamoDbReader implements StoreReader<Map<String, AttributeValue>> {
  private final DynamoDbClient client;
  private final String table;
  private final DynamoDbKeys keys;
  private final AtomicLong requests = new AtomicLong();

  private DynamoDbReader(DynamoDbClient client, String table, DynamoDbKeys keys) {
    this.client = client;
    this.table = table;
    this.keys = keys;
  }

  /** A reader of one table; what the client retries is not counted as a request. */
  public static DynamoDbReader of(DynamoDbClient client, String table, DynamoDbKeys keys) {
    return new DynamoDbReader(client, table, keys);
  }

  @Override
  public PagedRows<Map<String, AttributeValue>> read(KeyRange<?> range, long limit) {
    QueryRequest query = keys.query(table, range);
    if (range.isEmpty()) {
      return PagedRows.none();
    }
    PageReader<Map<String, AttributeValue>, Map<String, AttributeValue>> reader =
        (next, most) -> page(query, next, most);
    return PagedRows.of(reader, limit, requests);
  }

  private Page<Map<String, AttributeValue>, Map<String, AttributeValue>> page(
      QueryRequest query, @Nullable Map<String, AttributeValue> next, long most) {
    QueryRequest.Builder request = query.toBuilder();
    if (next != null) {
      request.exclusiveStartKey(next);
    }
    if (most <= Integer.MAX_VALUE) {
      request.limit((int) most);
    }
    QueryResponse answer = client.query(request.build());
    Map<String, AttributeValue> last = answer.lastEvaluatedKey();
    return new Page<>(answer.items(), last.isEmpty() ? null : last);
  }

  @Override
  public StoredColumns columns(Map<String, AttributeValue> row) {
    return keys.columns(row);
  }

  @Override
  public long requests() {
    return requests.get();
  }
}
