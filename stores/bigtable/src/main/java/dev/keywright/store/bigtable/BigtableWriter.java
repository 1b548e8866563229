package dev.keywright.store.bigtable;

import com.google.api.gax.rpc.ApiException;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.BulkMutation;
import com.google.cloud.bigtable.data.v2.models.RowMutationEntry;
import com.google.cloud.bigtable.data.v2.models.TargetId;
import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Writes rows with MutateRows, in batches of at most 1,000 rows, 100,000 mutations and 10 MB. A row
 * keeps the cells that its change does not name.
 */
public final class BigtableWriter implements StoreWriter<RowMutationEntry> {
  private static final int MOST_ROWS = 1_000;
  private static final long MOST_BYTES = 10_000_000;
  private static final long MOST_MUTATIONS = 100_000;

  private static final Batches<RowMutationEntry> BATCHES =
      Batches.<RowMutationEntry>of(MOST_ROWS, row -> row.toProto().getRowKey())
          .mostBytes(MOST_BYTES, row -> row.toProto().getSerializedSize())
          .most(MOST_MUTATIONS, row -> row.toProto().getMutationsCount());

  private final BigtableDataClient client;
  private final TargetId table;
  private final AtomicLong requests = new AtomicLong();

  private BigtableWriter(BigtableDataClient client, TargetId table) {
    this.client = client;
    this.table = table;
  }

  /** Writes to a table with a client, which stays the caller's, who closes it. */
  public static BigtableWriter of(BigtableDataClient client, TargetId table) {
    return new BigtableWriter(client, table);
  }

  /**
   * {@inheritDoc}
   *
   * @throws com.google.cloud.bigtable.data.v2.models.MutateRowsException if the service refuses a
   *     row of a batch
   */
  @Override
  public void write(List<RowMutationEntry> rows) {
    for (List<RowMutationEntry> batch : cut(rows)) {
      BulkMutation bulk = BulkMutation.create(table);
      batch.forEach(bulk::add);
      requests.incrementAndGet();
      client.bulkMutateRows(bulk);
    }
  }

  /** The rows in the batches of the requests. */
  static List<List<RowMutationEntry>> cut(List<RowMutationEntry> rows) {
    return BATCHES.cut(rows);
  }

  /** How many MutateRows requests were made by now. Those that the client repeats count once. */
  @Override
  public long requests() {
    return requests.get();
  }

  /** Whether the client's own rules say so. */
  @Override
  public boolean isRetryable(Throwable failure) {
    return failure instanceof ApiException refused && refused.isRetryable();
  }
}
