package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.ClientException;
import com.alicloud.openservices.tablestore.SyncClientInterface;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.BatchWriteRowRequest;
import com.alicloud.openservices.tablestore.model.BatchWriteRowResponse;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/** Writes rows with BatchWriteRow, in batches of at most 200 rows and 4 MB. */
public final class TablestoreWriter implements StoreWriter<RowPutChange> {
  private static final int MOST_ROWS = 200;
  private static final long MOST_BYTES = 4_000_000;
  // What a column takes in a request besides its name and value, at most.
  private static final int BYTES_OF_COLUMN = 32;

  private static final Set<String> RETRYABLE =
      Set.of(
          "OTSInternalServerError",
          "OTSNotEnoughCapacityUnit",
          "OTSPartitionUnavailable",
          "OTSQuotaExhausted",
          "OTSRowOperationConflict",
          "OTSServerBusy",
          "OTSServerUnavailable",
          "OTSTableNotReady",
          "OTSTimeout");

  private static final Batches<RowPutChange> BATCHES =
      Batches.<RowPutChange>of(MOST_ROWS, TablestoreWriter::identity)
          .mostBytes(MOST_BYTES, TablestoreWriter::bytes);

  private final SyncClientInterface client;
  private final AtomicLong requests = new AtomicLong();

  private TablestoreWriter(SyncClientInterface client) {
    this.client = client;
  }

  /** Writes with a client, which stays the caller's, who closes it. */
  public static TablestoreWriter of(SyncClientInterface client) {
    return new TablestoreWriter(client);
  }

  /**
   * {@inheritDoc}
   *
   * @throws TableStoreException if the service refuses a request, or a row of one
   * @throws ClientException if no answer came
   */
  @Override
  public void write(List<RowPutChange> rows) {
    for (List<RowPutChange> batch : BATCHES.cut(rows)) {
      BatchWriteRowRequest request = new BatchWriteRowRequest();
      batch.forEach(request::addRowChange);
      requests.incrementAndGet();
      requireWritten(client.batchWriteRow(request), batch.size());
    }
  }

  private static void requireWritten(BatchWriteRowResponse response, int rows) {
    List<BatchWriteRowResponse.RowResult> failed = response.getFailedRows();
    if (failed.isEmpty()) {
      return;
    }
    BatchWriteRowResponse.RowResult worst =
        failed.stream()
            .filter(it -> !isRetryable(it.getError().getCode()))
            .findFirst()
            .orElse(failed.get(0));
    throw new TableStoreException(
        failed.size()
            + " of "
            + rows
            + " rows were not written, the first for: "
            + worst.getError().getMessage(),
        null,
        worst.getError().getCode(),
        response.getRequestId(),
        200);
  }

  private record Identity(String table, PrimaryKey key) {}

  private static Object identity(RowPutChange row) {
    return new Identity(row.getTableName(), row.getPrimaryKey());
  }

  private static long bytes(RowPutChange row) {
    int columns = 1 + row.getPrimaryKey().size() + row.getColumnsToPut().size();
    return row.getDataSize() + (long) BYTES_OF_COLUMN * columns + row.getPrimaryKey().getDataSize();
  }

  /** How many BatchWriteRow requests were made by now. Those that the client repeats count once. */
  @Override
  public long requests() {
    return requests.get();
  }

  /** Whether the service was busy, or did not answer: putting a row twice does no harm. */
  @Override
  public boolean isRetryable(Throwable failure) {
    return failure instanceof TableStoreException refused
        ? isRetryable(refused.getErrorCode())
        : failure instanceof ClientException;
  }

  private static boolean isRetryable(String code) {
    return RETRYABLE.contains(code);
  }
}
