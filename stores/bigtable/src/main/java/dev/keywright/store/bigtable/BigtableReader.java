package dev.keywright.store.bigtable;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.TargetId;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageRows;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;

/**
 * Reads the rows of one table with ReadRows. The service streams any number of rows; here a request
 * asks for one page, and the next one begins behind its last row.
 */
public final class BigtableReader implements StoreReader<Row> {
  private static final int PAGE_ROWS = 1_000;

  private final BigtableDataClient client;
  private final TargetId table;
  private final BigtableKeys keys;
  private final int pageRows;
  private final UnaryOperator<Query> refinement;
  private final AtomicLong requests = new AtomicLong();

  private BigtableReader(
      BigtableDataClient client,
      TargetId table,
      BigtableKeys keys,
      int pageRows,
      UnaryOperator<Query> refinement) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.pageRows = pageRows;
    this.refinement = refinement;
  }

  /**
   * Reads a table whose rows have these keys, in pages of 1,000 rows. The client stays the
   * caller's, who closes it.
   */
  public static BigtableReader of(BigtableDataClient client, TargetId table, BigtableKeys keys) {
    return new BigtableReader(client, table, keys, PAGE_ROWS, query -> query);
  }

  /**
   * With pages of at most so many rows, all of which are held at a time.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public BigtableReader pageRows(int most) {
    return new BigtableReader(
        client, table, keys, PageRows.checked(most, Integer.MAX_VALUE), refinement);
  }

  /**
   * With more asked of each query, such as a filter, which replaces that for the latest version of
   * each cell. The rows and the limit of a query stay those of its page.
   */
  public BigtableReader asking(UnaryOperator<Query> more) {
    return new BigtableReader(
        client, table, keys, pageRows, asked -> more.apply(refinement.apply(asked)));
  }

  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    Optional<ByteStringRange> bounds = keys.bounds(range);
    if (bounds.isEmpty()) {
      return PagedRows.none();
    }
    return PagedRows.<Row, ByteStringRange>of(
        (next, most) -> page(next == null ? bounds.get() : next, range.isBackward(), most),
        limit,
        requests);
  }

  private Page<Row, ByteStringRange> page(ByteStringRange bounds, boolean isBackward, long most) {
    int asked = (int) Math.min(most, pageRows);
    Query query = refinement.apply(BigtableKeys.query(table, bounds, isBackward)).limit(asked);
    List<Row> rows = new ArrayList<>();
    client.readRows(query).forEach(rows::add);
    return new Page<>(
        rows,
        rows.size() < asked
            ? null
            : RestOfRange.behind(rows.get(asked - 1).getKey(), bounds, isBackward));
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
