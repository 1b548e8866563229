package dev.keywright.store.dynamodb;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PagedRows;
import dev.keywright.store.Paging;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;

/**
 * Reads the items of one table, in pages of at most 1 MB. Unless {@link #asking} says otherwise, it
 * may miss what was written a moment ago, as the store's own reads do.
 */
public final class DynamoDbReader implements StoreReader<Map<String, AttributeValue>> {
  private final DynamoDbClient client;
  private final String table;
  private final DynamoDbKeys keys;
  private final Paging<QueryRequest> paging;

  private DynamoDbReader(
      DynamoDbClient client, String table, DynamoDbKeys keys, Paging<QueryRequest> paging) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.paging = paging;
  }

  /** A reader of one table; what the client retries is not counted as a request. */
  public static DynamoDbReader of(DynamoDbClient client, String table, DynamoDbKeys keys) {
    return new DynamoDbReader(client, table, keys, Paging.of(Integer.MAX_VALUE));
  }

  /**
   * With pages of at most so many items.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public DynamoDbReader pageRows(int most) {
    return new DynamoDbReader(client, table, keys, paging.rows(most));
  }

  /**
   * With more asked of each query: consistent reads, a filter, a projection. The limit and the
   * beginning of a page stay those of the reader.
   *
   * <pre>{@code
   * reader.asking(query -> query.toBuilder().consistentRead(true).build())
   * }</pre>
   */
  public DynamoDbReader asking(UnaryOperator<QueryRequest> more) {
    return new DynamoDbReader(client, table, keys, paging.asking(more));
  }

  @Override
  public PagedRows<Map<String, AttributeValue>> read(KeyRange<?> range, long limit) {
    QueryRequest query = paging.refined(keys.query(table, range));
    if (!keys.mayHold(range)) {
      return PagedRows.none();
    }
    return paging.<Map<String, AttributeValue>, Map<String, AttributeValue>>read(
        (next, most) -> page(query, next, most), limit);
  }

  private Page<Map<String, AttributeValue>, Map<String, AttributeValue>> page(
      QueryRequest query, @Nullable Map<String, AttributeValue> next, int most) {
    QueryRequest.Builder request = query.toBuilder();
    if (next != null) {
      request.exclusiveStartKey(next);
    }
    if (most < Integer.MAX_VALUE) {
      request.limit(most);
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
    return paging.requests();
  }
}
