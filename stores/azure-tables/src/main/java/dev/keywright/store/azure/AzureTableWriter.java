package dev.keywright.store.azure;

import com.azure.core.exception.HttpResponseException;
import com.azure.core.http.HttpResponse;
import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableServiceException;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Writes entities to one table in transactions: each of one PartitionKey, of at most 100 entities
 * and 4 MiB.
 */
public final class AzureTableWriter implements StoreWriter<TableEntity> {
  private static final int MOST_ROWS = 100;
  // A little is left for what is around the operations.
  private static final long MOST_BYTES = (4L << 20) - (16L << 10);
  private static final Batches<TableEntity> BATCHES =
      Batches.<TableEntity>of(
              MOST_ROWS, entity -> List.of(entity.getPartitionKey(), entity.getRowKey()))
          .mostBytes(MOST_BYTES, EntitySize::of)
          .byPartition(TableEntity::getPartitionKey);

  // Of operations inside a transaction, whose own status is always a success.
  private static final Set<String> RETRYABLE =
      Set.of("ServerBusy", "OperationTimedOut", "InternalError", "TooManyRequests");

  private final TableClient table;
  private final AtomicLong requests = new AtomicLong();

  private AzureTableWriter(TableClient table) {
    this.table = table;
  }

  /** A writer to one table; what the client retries is not counted as a request. */
  public static AzureTableWriter of(TableClient table) {
    return new AzureTableWriter(table);
  }

  @Override
  public void write(List<TableEntity> rows) {
    for (List<TableEntity> batch : BATCHES.cut(rows)) {
      requests.incrementAndGet();
      // All or nothing; the client fails if an operation has no answer of its own.
      table.submitTransaction(
          batch.stream()
              .map(
                  entity ->
                      new TableTransactionAction(TableTransactionActionType.UPSERT_REPLACE, entity))
              .toList());
    }
  }

  @Override
  public long requests() {
    return requests.get();
  }

  @Override
  public boolean isRetryable(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof TableServiceException service
          && service.getValue() != null
          && RETRYABLE.contains(String.valueOf(service.getValue().getErrorCode()))) {
        return true;
      }
      if (cause instanceof HttpResponseException http && http.getResponse() != null) {
        return isRetryable(http.getResponse());
      }
      if (cause instanceof IOException || cause instanceof TimeoutException) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRetryable(HttpResponse response) {
    int status = response.getStatusCode();
    return status == 408 || status == 429 || status >= 500;
  }
}
