package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.ResultSet;
import com.datastax.oss.driver.api.core.cql.Row;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.Page;
import dev.keywright.store.PageRows;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoredColumns;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
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
  private final int pageRows;
  private final UnaryOperator<BoundStatement> refinement;
  private final AtomicLong requests = new AtomicLong();

  private CassandraReader(
      CqlSession session,
      String table,
      CassandraKeys keys,
      int pageRows,
      UnaryOperator<BoundStatement> refinement) {
    this.session = session;
    this.table = table;
    this.keys = keys;
    this.pageRows = pageRows;
    this.refinement = refinement;
  }

  /** Reads a table whose rows have these keys. The session stays the caller's, who closes it. */
  public static CassandraReader of(CqlSession session, String table, CassandraKeys keys) {
    return new CassandraReader(session, table, keys, PAGE_ROWS, statement -> statement);
  }

  /**
   * With pages of at most so many rows.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public CassandraReader pageRows(int most) {
    return new CassandraReader(
        session, table, keys, PageRows.checked(most, Integer.MAX_VALUE), refinement);
  }

  /**
   * With more asked of each statement: a consistency level, a time-out, an execution profile. The
   * values, the size and the beginning of a page stay those of the reader.
   */
  public CassandraReader asking(UnaryOperator<BoundStatement> more) {
    return new CassandraReader(
        session, table, keys, pageRows, asked -> more.apply(refinement.apply(asked)));
  }

  @Override
  public PagedRows<Row> read(KeyRange<?> range, long limit) {
    SimpleStatement select = keys.select(table, range);
    if (!keys.mayHold(range)) {
      return PagedRows.none();
    }
    return PagedRows.<Row, ByteBuffer>of((next, most) -> page(select, next, most), limit, requests);
  }

  private Page<Row, ByteBuffer> page(SimpleStatement select, @Nullable ByteBuffer next, long most) {
    BoundStatement bound =
        refinement
            .apply(
                session
                    .prepare(select.getQuery())
                    .bind(select.getPositionalValues().toArray())
                    .setIdempotent(true))
            .setPageSize((int) Math.min(most, pageRows))
            .setPagingState(next);
    ResultSet result = session.execute(bound);
    ByteBuffer nextPage = result.getExecutionInfo().getPagingState();
    // The result would request the other pages by itself, so it is asked for no row of them.
    List<Row> rows = new ArrayList<>();
    for (int left = result.getAvailableWithoutFetching(); left > 0; left--) {
      rows.add(Objects.requireNonNull(result.one(), "a row that is there"));
    }
    return new Page<>(rows, nextPage);
  }

  @Override
  public StoredColumns columns(Row row) {
    return keys.columns(row);
  }

  /** How many pages were requested by now. What the driver repeats by itself counts once. */
  @Override
  public long requests() {
    return requests.get();
  }
}
