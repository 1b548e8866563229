package dev.keywright.store.bigtable;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Range.ByteStringRange;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.TargetId;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table with ReadRows. The service streams any number of rows; here a request
 * asks for one page, and the next one begins after its last row.
 */
public final class BigtableReader implements StoreReader<Row> {
  private static final int PAGE_ROWS = 1_000;

  private final BigtableDataClient client;
  private final TargetId table;
  private final BigtableKeys keys;
  private final PageOptions<Query> pages;

  private BigtableReader(
      BigtableDataClient client, TargetId table, BigtableKeys keys, PageOptions<Query> pages) {
    this.client = client;
    this.table = table;
    this.keys = keys;
    this.pages = pages;
  }

  /**
   * Reads a table whose rows have these keys, in pages of 1,000 rows. The client stays the
   * caller's, who closes it.
   */
  public static BigtableReader of(BigtableDataClient client, TargetId table, BigtableKeys keys) {
    return new BigtableReader(client, table, keys, PageOptions.of(PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows, all of which are held at a time.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public BigtableReader pageRows(int most) {
    return new BigtableReader(client, table, keys, pages.rows(most));
  }

  /**
   * With more asked of each query, such as a filter, which replaces that for the latest version of
   * each cell. The rows and the limit of a query stay those of its page.
   */
  public BigtableReader asking(UnaryOperator<Query> more) {
    return new BigtableReader(client, table, keys, pages.asking(more));
  }

  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    return keys.bounds(range)
        .map(bounds -> read(bounds, range.isBackward(), limit))
        .orElseGet(PagedRows::none);
  }

  @Override
  public PagedRows<Row> readAll(@Nullable Position after, long limit) {
    return read(keys.all(after), /* isBackward= */ false, limit);
  }

  @Override
  public Position positionInAll(Row row) {
    return keys.position(row);
  }

  private PagedRows<Row> read(ByteStringRange bounds, boolean isBackward, long limit) {
    return pages.<Row, ByteStringRange>read(
        (next, most) -> page(next == null ? bounds : next, isBackward, most), limit);
  }

  private Page<Row, ByteStringRange> page(ByteStringRange bounds, boolean isBackward, int most) {
    Query query = pages.refined(BigtableKeys.query(table, bounds, isBackward)).limit(most);
    List<Row> rows = new ArrayList<>();
    client.readRows(query).forEach(rows::add);
    return new Page<>(
        rows,
        rows.size() < most
            ? null
            : ResumedByteRange.behind(rows.get(most - 1).getKey(), bounds, isBackward));
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(Row row) {
    return keys.columns(row);
  }

  /** How many ReadRows requests were made by now. Those that the client resumes count once. */
  @Override
  public long requests() {
    return pages.requests();
  }
}
