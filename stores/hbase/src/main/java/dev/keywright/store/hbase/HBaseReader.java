package dev.keywright.store.hbase;

import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.util.function.UnaryOperator;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.Scan;
import org.apache.hadoop.hbase.client.Table;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table.
 *
 * <p>A request is one page of rows. The client itself asks once more where a page runs over the end
 * of a region, and when its rows have more than {@code hbase.client.scanner.max.result.size} bytes,
 * 2 MB unless configured.
 *
 * <p>It does not close the table. It is for one thread, as a {@link Table} is.
 */
public final class HBaseReader implements StoreReader<Result> {
  private static final int PAGE_ROWS = 1_000;

  private final Table table;
  private final HBaseKeys keys;
  private final PageOptions<Scan> pages;

  private HBaseReader(Table table, HBaseKeys keys, PageOptions<Scan> pages) {
    this.table = table;
    this.keys = keys;
    this.pages = pages;
  }

  /** Reads a table in pages of 1,000 rows. */
  public static HBaseReader of(Table table, HBaseKeys keys) {
    return new HBaseReader(table, keys.inTable(table.getName()), PageOptions.of(PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public HBaseReader pageRows(int most) {
    return new HBaseReader(table, keys, pages.rows(most));
  }

  /**
   * With more asked of each scan: families, filters, a time range.
   *
   * <p>Rows have to stay whole: reading throws an {@code IllegalArgumentException} if the scan then
   * has a batch, partial results or cursors.
   */
  public HBaseReader asking(UnaryOperator<Scan> more) {
    return new HBaseReader(table, keys, pages.asking(more));
  }

  @Override
  public PagedRows<Result> read(KeyRange<?> range, long limit) {
    if (keys.isEmpty(range)) {
      return PagedRows.none();
    }
    return read(keys.scan(range), limit);
  }

  @Override
  public PagedRows<Result> readAll(@Nullable Position after, long limit) {
    return read(keys.scanAll(after), limit);
  }

  private PagedRows<Result> read(Scan asked, long limit) {
    Scan scan = pages.refined(asked);
    requireWholeRows(scan);
    PagedScan paged = new PagedScan(table, scan, keys.bounds(), limit);
    return pages.read(paged, limit, paged);
  }

  private static void requireWholeRows(Scan scan) {
    if (scan.getBatch() > 0 || scan.getAllowPartialResults() || scan.isNeedCursorResult()) {
      throw new IllegalArgumentException(
          "the scan has setBatch, setAllowPartialResults or setNeedCursorResult, but a reader counts"
              + " whole rows: remove them, or scan with HBaseKeys.scan and the client alone");
    }
  }

  @Override
  public Position positionInAll(Result row) {
    return keys.position(row);
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(Result row) {
    return keys.columns(row);
  }

  @Override
  public long requests() {
    return pages.requests();
  }
}
