package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.ResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageOptions;
import dev.keywright.store.PagedRows;
import dev.keywright.store.QuestionChain;
import dev.keywright.store.StoreLayout;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import dev.keywright.store.cursor.Position;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads the rows of one table with prepared statements, in pages of at most 5,000 rows. The next
 * page begins where the paging state of the one before says.
 */
public final class CassandraReader implements StoreReader<Row> {
  private static final int PAGE_ROWS = 5_000;

  private final CqlSession session;
  private final String table;
  private final CassandraKeys keys;
  private final LiveTables tables;
  private final PageOptions<BoundStatement> pages;

  private CassandraReader(
      CqlSession session,
      String table,
      CassandraKeys keys,
      LiveTables tables,
      PageOptions<BoundStatement> pages) {
    this.session = session;
    this.table = table;
    this.keys = keys;
    this.tables = tables;
    this.pages = pages;
  }

  /** Reads a table whose rows have these keys. The session stays the caller's, who closes it. */
  public static CassandraReader of(CqlSession session, String table, CassandraKeys keys) {
    return new CassandraReader(
        session, table, keys, new LiveTables(session, keys), PageOptions.of(PAGE_ROWS));
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public CassandraReader pageRows(int most) {
    return new CassandraReader(session, table, keys, tables, pages.rows(most));
  }

  /**
   * With more asked of each statement: a consistency level, a time-out, an execution profile. The
   * values, the size and the beginning of a page stay those of the reader.
   */
  public CassandraReader asking(UnaryOperator<BoundStatement> more) {
    return new CassandraReader(session, table, keys, tables, pages.asking(more));
  }

  /**
   * {@inheritDoc}
   *
   * <p>Before its first request, the reader compares the table with the layout, with a request of
   * its own that is not counted.
   *
   * @throws dev.keywright.store.UnsupportedLayoutException if the table has another primary key
   * @throws dev.keywright.store.UnsupportedRangeException if the range does not fix the partition
   *     key, or the table keeps its columns in two directions
   */
  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    keys.select(table, range);
    if (!keys.mayHold(range)) {
      return PagedRows.none();
    }
    SimpleStatement select = keys.select(table, range, descending());
    return pages.<Row, ByteBuffer>read((next, most) -> page(select, next, most), limit);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Partitions come in the order of their tokens, and the rows of each as the table keeps them.
   *
   * @throws dev.keywright.store.UnsupportedLayoutException if the table has another primary key
   */
  @Override
  public PagedRows<Row> readAll(@Nullable Position after, long limit) {
    List<SimpleStatement> all = keys.selectAll(table, after, descending());
    return pages.read(QuestionChain.<SimpleStatement, Row, ByteBuffer>of(all, this::page), limit);
  }

  private Set<String> descending() {
    return tables.of(table).map(LiveSchema::descending).orElse(Set.of());
  }

  private Page<Row, ByteBuffer> page(SimpleStatement select, @Nullable ByteBuffer next, int most) {
    BoundStatement bound =
        session
            .prepare(select.getQuery())
            .bind(select.getPositionalValues().toArray())
            .setIdempotent(true);
    ResultSet result = session.execute(pages.refined(bound).setPageSize(most).setPagingState(next));
    ByteBuffer nextPage = result.getExecutionInfo().getPagingState();
    // The result would request the other pages by itself, so it is asked for no row of them.
    List<Row> rows = new ArrayList<>();
    for (int left = result.getAvailableWithoutFetching(); left > 0; left--) {
      rows.add(Objects.requireNonNull(result.one(), "a row that is there"));
    }
    return new Page<>(rows, nextPage);
  }

  @Override
  public StoreLayout layout() {
    return keys.layout();
  }

  @Override
  public StoredColumns columns(Row row) {
    return keys.columns(row);
  }

  /** How many pages were requested by now. What the driver repeats by itself counts once. */
  @Override
  public long requests() {
    return pages.requests();
  }
}
