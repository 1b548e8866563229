package dev.keywright.store.dynamodb;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.PositionColumns;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;

/**
 * Reads the items of one table or index, in pages of at most 1 MB. Unless {@link #asking} says
 * otherwise, it may miss what was written a moment ago, as the store's own reads do.
 */
public final class DynamoDbReader implements StoreReader<Map<String, AttributeValue>> {
  private final DynamoDbClient client;
  private final String table;
  private final DynamoDbKeys keys;
  private final @Nullable Index index;
  private final PageOptions<QueryRequest> pages;
  private final TableScan scan;

  private DynamoDbReader(
      DynamoDbClient client,
      String table,
      DynamoDbKeys keys,
      @Nullable Index index,
      PageOptions<QueryRequest> pages,
      TableScan scan) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.index = index;
    this.pages = pages;
    this.scan = scan;
  }

  /** A reader of one table; what the client retries is not counted as a request. */
  public static DynamoDbReader of(DynamoDbClient client, String table, DynamoDbKeys keys) {
    return new DynamoDbReader(
        client, table, keys, null, PageOptions.of(Integer.MAX_VALUE), TableScan.WHOLE);
  }

  /**
   * Reads an index of the table instead: the keys of this reader are those of the index.
   *
   * <pre>{@code
   * DynamoDbReader.of(client, "orders", byStatus).index("GSI1", orders)
   * }</pre>
   *
   * <p>Several items may have one index key, so a {@linkplain #position position} among them also
   * holds the key of the item.
   *
   * @param name the name of the index
   * @param tableKeys the keys of the table
   */
  public DynamoDbReader index(String name, DynamoDbKeys tableKeys) {
    return new DynamoDbReader(client, table, keys, new Index(name, tableKeys), pages, scan);
  }

  /**
   * With pages of at most so many items.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public DynamoDbReader pageRows(int most) {
    return new DynamoDbReader(client, table, keys, index, pages.rows(most), scan);
  }

  /**
   * With more asked of each query: consistent reads, a filter, a projection. The index, the limit
   * and the beginning of a page stay those of the reader. {@link #readAll} asks the same of each
   * scan.
   *
   * <pre>{@code
   * reader.asking(query -> query.toBuilder().consistentRead(true).build())
   * }</pre>
   */
  public DynamoDbReader asking(UnaryOperator<QueryRequest> more) {
    return new DynamoDbReader(client, table, keys, index, pages.asking(more), scan);
  }

  /**
   * Reads one of several segments where {@link #readAll} would read the whole table, so that
   * several workers read it together. A position belongs to its segment, and to this number of
   * them. Ranges are read as before.
   *
   * @param segment 0 for the first
   * @param count how many segments there are, 1 to 1,000,000
   * @throws IllegalArgumentException if there is no such segment
   */
  public DynamoDbReader segment(int segment, int count) {
    return new DynamoDbReader(client, table, keys, index, pages, TableScan.of(segment, count));
  }

  @Override
  public PagedRows<Map<String, AttributeValue>> readAll(@Nullable Position after, long limit) {
    ScanRequest all = scan.request(refined(QueryRequest.builder().tableName(table)));
    Map<String, AttributeValue> start = after == null ? null : start(columns(after));
    return pages.<Map<String, AttributeValue>, Map<String, AttributeValue>>read(
        (next, most) -> TableScan.page(client, all, next == null ? start : next, most), limit);
  }

  @Override
  public PagedRows<Map<String, AttributeValue>> read(KeyRange<?> range, long limit) {
    return read(range, null, limit);
  }

  @Override
  public PagedRows<Map<String, AttributeValue>> readAfter(
      KeyRange<?> range, Position after, long limit) {
    Map<String, Object> columns = columns(after);
    PositionColumns.requireIn(range, columns);
    return read(range, start(columns), limit);
  }

  private Map<String, Object> columns(Position after) {
    return index == null
        ? PositionColumns.all(layout(), after)
        : PositionColumns.ofEntry(layout(), index.tableKeys.layout(), after);
  }

  private static Map<String, AttributeValue> start(Map<String, Object> columns) {
    Map<String, AttributeValue> start = new LinkedHashMap<>();
    columns.forEach((name, content) -> start.put(name, AttributeValues.of(content)));
    return start;
  }

  private PagedRows<Map<String, AttributeValue>> read(
      KeyRange<?> range, @Nullable Map<String, AttributeValue> start, long limit) {
    QueryRequest query = refined(keys.query(table, range).toBuilder());
    if (!keys.mayHold(range)) {
      return PagedRows.none();
    }
    return pages.<Map<String, AttributeValue>, Map<String, AttributeValue>>read(
        (next, most) -> page(query, next == null ? start : next, most), limit);
  }

  private QueryRequest refined(QueryRequest.Builder query) {
    String name = index == null ? null : index.name();
    QueryRequest refined = pages.refined(query.indexName(name).build());
    if (refined.indexName() == null && name != null) {
      throw new IllegalArgumentException(
          "the query asks no index, but this reader is that of index "
              + name
              + ": leave indexName as it is in asking");
    }
    if (!Objects.equals(refined.indexName(), name)) {
      throw new IllegalArgumentException(
          "the query asks index "
              + refined.indexName()
              + ", where several items may have one key: say reader.index(\""
              + refined.indexName()
              + "\", tableKeys), which tells them apart, and do not set indexName in asking");
    }
    return refined;
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
  public Position position(Map<String, AttributeValue> row) {
    return index == null
        ? StoreReader.super.position(row)
        : Position.after(layout().text(), columns(row)::all, index.tableKeys.columns(row)::all);
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(Map<String, AttributeValue> row) {
    return keys.columns(row);
  }

  @Override
  public long requests() {
    return pages.requests();
  }

  /**
   * An index that is read.
   *
   * @param tableKeys the keys of its table
   */
  private record Index(String name, DynamoDbKeys tableKeys) {}
}
