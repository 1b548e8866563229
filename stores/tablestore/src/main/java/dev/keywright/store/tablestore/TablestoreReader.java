package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.SyncClientInterface;
import com.alicloud.openservices.tablestore.model.GetRangeRequest;
import com.alicloud.openservices.tablestore.model.GetRangeResponse;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table with GetRange. The service ends a page after 5,000 rows or 4 MB; the
 * next request begins where the service says.
 */
public final class TablestoreReader implements StoreReader<Row> {
  private final SyncClientInterface client;
  private final String table;
  private final TablestoreKeys keys;
  private final PageOptions<RangeRowQueryCriteria> pages;

  private TablestoreReader(
      SyncClientInterface client,
      String table,
      TablestoreKeys keys,
      PageOptions<RangeRowQueryCriteria> pages) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.pages = pages;
  }

  /** Reads a table whose rows have these keys. The client stays the caller's, who closes it. */
  public static TablestoreReader of(SyncClientInterface client, String table, TablestoreKeys keys) {
    return new TablestoreReader(
        client,
        table,
        keys,
        PageOptions.of(TablestoreKeys.MOST_PAGE_ROWS, TablestoreKeys.MOST_PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is not 1 to 5,000
   */
  public TablestoreReader pageRows(int most) {
    return new TablestoreReader(client, table, keys, pages.rows(most));
  }

  /**
   * With more asked of each range: a filter, the columns to be returned, more versions. The keys
   * between which it reads and the limit stay those of the reader.
   */
  public TablestoreReader asking(UnaryOperator<RangeRowQueryCriteria> more) {
    return new TablestoreReader(client, table, keys, pages.asking(more));
  }

  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    RangeRowQueryCriteria criteria = pages.refined(keys.criteria(table, range));
    PrimaryKey start = criteria.getInclusiveStartPrimaryKey();
    if (!keys.mayHold(range) || start.equals(criteria.getExclusiveEndPrimaryKey())) {
      return PagedRows.none();
    }
    return pages.<Row, PrimaryKey>read((next, most) -> page(criteria, next, most), limit);
  }

  private Page<Row, PrimaryKey> page(
      RangeRowQueryCriteria criteria, @Nullable PrimaryKey next, int most) {
    if (next != null) {
      criteria.setInclusiveStartPrimaryKey(next);
    }
    criteria.setLimit(most);
    GetRangeResponse response = client.getRange(new GetRangeRequest(criteria));
    return new Page<>(response.getRows(), response.getNextStartPrimaryKey());
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(Row row) {
    return keys.columns(row);
  }

  /** How many GetRange requests were made by now. Those that the client repeats count once. */
  @Override
  public long requests() {
    return pages.requests();
  }
}
