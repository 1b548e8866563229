package dev.keywright.store.cassandra;

import com.datastax.oss.driver.api.core.AllNodesFailedException;
import com.datastax.oss.driver.api.core.CqlSession;
import com.datastax.oss.driver.api.core.DriverTimeoutException;
import com.datastax.oss.driver.api.core.RequestThrottlingException;
import com.datastax.oss.driver.api.core.connection.ClosedConnectionException;
import com.datastax.oss.driver.api.core.connection.HeartbeatException;
import com.datastax.oss.driver.api.core.cql.BatchStatement;
import com.datastax.oss.driver.api.core.cql.BatchableStatement;
import com.datastax.oss.driver.api.core.cql.BoundStatement;
import com.datastax.oss.driver.api.core.cql.DefaultBatchType;
import com.datastax.oss.driver.api.core.cql.SimpleStatement;
import com.datastax.oss.driver.api.core.cql.Statement;
import com.datastax.oss.driver.api.core.servererrors.QueryExecutionException;
import com.datastax.oss.driver.api.core.servererrors.ServerError;
import dev.keywright.store.Batches;
import dev.keywright.store.ContentBytes;
import dev.keywright.store.StoreWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes rows with prepared statements, in unlogged batches of one partition, of at most 100 rows
 * and 256 KB. It takes what {@link CassandraKeys#insert} returns: a row keeps the columns that its
 * statement does not name.
 */
public final class CassandraWriter implements StoreWriter<SimpleStatement> {
  private static final int MOST_ROWS = 100;
  private static final long MOST_BYTES = 256_000;
  private static final int BYTES_OF_OTHERS = 16;

  private final CqlSession session;
  private final Batches<SimpleStatement> batches;
  private final LiveTables tables;
  private final AtomicLong requests = new AtomicLong();

  private CassandraWriter(CqlSession session, CassandraKeys keys) {
    this.session = session;
    this.batches = batches(keys);
    this.tables = new LiveTables(session, keys);
  }

  /** How rows are cut into the batches of the requests. */
  static Batches<SimpleStatement> batches(CassandraKeys keys) {
    return Batches.of(MOST_ROWS, keys::identity)
        .mostBytes(MOST_BYTES, CassandraWriter::bytes)
        .byPartition(row -> keys.identity(row).get(0));
  }

  /** Writes rows with these keys. The session stays the caller's, who closes it. */
  public static CassandraWriter of(CqlSession session, CassandraKeys keys) {
    return new CassandraWriter(session, keys);
  }

  /**
   * {@inheritDoc}
   *
   * <p>Before the first row of a table, the writer compares the table with the layout, with a
   * request of its own that is not counted.
   *
   * @throws dev.keywright.store.UnsupportedLayoutException if a table has another primary key
   * @throws com.datastax.oss.driver.api.core.DriverException if a batch is not written
   */
  @Override
  public void write(List<SimpleStatement> rows) {
    rows.stream()
        .map(SimpleStatement::getQuery)
        .distinct()
        .flatMap(insert -> Cql.tableOf(insert).stream())
        .forEach(tables::of);
    for (List<SimpleStatement> batch : batches.cut(rows)) {
      List<BatchableStatement<?>> bound = new ArrayList<>(batch.size());
      batch.forEach(row -> bound.add(bound(row)));
      requests.incrementAndGet();
      session.execute(bound.size() == 1 ? bound.get(0) : batchOf(bound));
    }
  }

  // The driver remembers what it has prepared, so that only the first row of a kind costs a
  // request.
  private BoundStatement bound(SimpleStatement row) {
    return session
        .prepare(row.getQuery())
        .bind(row.getPositionalValues().toArray())
        .setIdempotent(true);
  }

  private static Statement<?> batchOf(List<BatchableStatement<?>> rows) {
    return BatchStatement.newInstance(DefaultBatchType.UNLOGGED, rows).setIdempotent(true);
  }

  private static long bytes(SimpleStatement row) {
    long sum = 0;
    for (Object value : row.getPositionalValues()) {
      if (value instanceof ByteBuffer buffer) {
        sum += buffer.remaining();
      } else {
        sum += value instanceof String ? ContentBytes.of(value) : BYTES_OF_OTHERS;
      }
    }
    return sum;
  }

  /** How many batches and single rows were sent by now. What the driver repeats counts once. */
  @Override
  public long requests() {
    return requests.get();
  }

  /** Whether nodes were away, busy or too slow: writing a row twice does no harm. */
  @Override
  public boolean isRetryable(Throwable failure) {
    return isTransient(failure);
  }

  static boolean isTransient(Throwable failure) {
    return failure instanceof AllNodesFailedException
        || failure instanceof QueryExecutionException
        || failure instanceof ServerError
        || failure instanceof DriverTimeoutException
        || failure instanceof RequestThrottlingException
        || failure instanceof ClosedConnectionException
        || failure instanceof HeartbeatException;
  }
}
