package dev.keywright.store.bigtable;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.TargetId;
import com.google.protobuf.ByteString;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table with ReadRows. The service streams any number of rows; here a request
 * asks for one page, and the next one begins behind its last row.
 */
public final class BigtableReader implements StoreReader<Row> {
  private static final int ROWS_OF_PAGE = 1_000;

  private final BigtableDataClient client;
  private final TargetId table;
  private final BigtableKeys keys;
  private final int rowsOfPage;
  private final AtomicLong requests = new AtomicLong();

  private BigtableReader(
      BigtableDataClient client, TargetId table, BigtableKeys keys, int rowsOfPage) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.rowsOfPage = rowsOfPage;
  }

  /**
   * Reads a table whose rows have these keys, in pages of 1,000 rows. The client stays the
   * caller's, who closes it.
   */
  public static BigtableReader of(BigtableDataClient client, TargetId table, BigtableKeys keys) {
    return new BigtableReader(client, table, keys, ROWS_OF_PAGE);
  }

  /** The same, but with pages of so many rows, all of which are held at a time. */
  public BigtableReader inPagesOf(int rows) {
    return new BigtableReader(client, table, keys, rows);
  }

  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    Optional<ByteStringRange> bounds = keys.bounds(range);
    if (bounds.isEmpty()) {
      return PagedRows.none();
    }
    return PagedRows.<Row, ByteString>of(
        (next, most) -> page(bounds.get(), range.isBackward(), next, most), limit, requests);
  }

  private Page<Row, ByteString> page(
      ByteStringRange bounds, boolean isBackward, @Nullable ByteString after, long most) {
    int asked = (int) Math.min(most, rowsOfPage);
    if (after != null && isBackward) {
      bounds.endOpen(after);
    } else if (after != null) {
      bounds.startOpen(after);
    }
    Query query = BigtableKeys.query(table, bounds, isBackward).limit(asked);
    List<Row> rows = new ArrayList<>(asked);
    client.readRows(query).forEach(rows::add);
    boolean isLast = rows.size() < asked;
    return new Page<>(rows, isLast ? null : rows.get(rows.size() - 1).getKey());
  }

  @Override
  public StoredColumns columns(Row row) {
    return keys.columns(row);
  }

  /** How many ReadRows requests were made by now. Those that the client resumes count once. */
  @Override
  public long requests() {
    return requests.get();
  }
}
