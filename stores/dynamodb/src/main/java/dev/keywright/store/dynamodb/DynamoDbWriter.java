package dev.keywright.store.dynamodb;

import dev.keywright.store.Batches;
import dev.keywright.store.StoreWriter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.ApiCallAttemptTimeoutException;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkServiceException;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Writes items to one table in batches of at most 25 and 16 MB. Items that the store gives back are
 * written again, after waits that grow.
 */
public final class DynamoDbWriter implements StoreWriter<Map<String, AttributeValue>> {
  private static final int MOST_ROWS = 25;
  private static final long MOST_BYTES = 16_000_000;
  private static final int MOST_TIMES = 10;
  private static final BackoffStrategy WAITS =
      BackoffStrategy.exponentialDelay(Duration.ofMillis(50), Duration.ofSeconds(5));

  private final DynamoDbClient client;
  private final String table;
  private final Batches<Map<String, AttributeValue>> batches;
  private final Consumer<Duration> pause;
  private final AtomicLong requests = new AtomicLong();

  private DynamoDbWriter(
      DynamoDbClient client, String table, DynamoDbKeys keys, Consumer<Duration> pause) {
    this.client = client;
    this.table = table;
    this.batches =
        Batches.<Map<String, AttributeValue>>of(MOST_ROWS, keys::keyOf)
            .mostBytes(MOST_BYTES, ItemSize::of);
    this.pause = pause;
  }

  /** A writer to one table; what the client retries is not counted as a request. */
  public static DynamoDbWriter of(DynamoDbClient client, String table, DynamoDbKeys keys) {
    return new DynamoDbWriter(client, table, keys, DynamoDbWriter::sleep);
  }

  /** The same, with something to be done instead of waiting. */
  static DynamoDbWriter of(
      DynamoDbClient client, String table, DynamoDbKeys keys, Consumer<Duration> pause) {
    return new DynamoDbWriter(client, table, keys, pause);
  }

  /**
   * {@inheritDoc}
   *
   * @throws UnwrittenRowsException if the store gave rows back ten times in a row
   */
  @Override
  public void write(List<Map<String, AttributeValue>> rows) {
    for (List<Map<String, AttributeValue>> batch : batches.cut(rows)) {
      List<WriteRequest> left =
          batch.stream()
              .map(
                  item ->
                      WriteRequest.builder()
                          .putRequest(PutRequest.builder().item(item).build())
                          .build())
              .toList();
      for (int times = 1; !left.isEmpty(); times++) {
        left = submit(left);
        if (!left.isEmpty()) {
          waitBehind(times, left.size());
        }
      }
    }
  }

  /** What the store gave back. */
  private List<WriteRequest> submit(List<WriteRequest> writes) {
    requests.incrementAndGet();
    return client
        .batchWriteItem(BatchWriteItemRequest.builder().requestItems(Map.of(table, writes)).build())
        .unprocessedItems()
        // All of them: a table that is named by its ARN may come back by its name.
        .values()
        .stream()
        .flatMap(List::stream)
        .toList();
  }

  private void waitBehind(int times, int rows) {
    if (times == MOST_TIMES) {
      throw new UnwrittenRowsException(table, rows, times);
    }
    // It counts attempts, and the first one waits for nothing.
    pause.accept(WAITS.computeDelay(times + 1));
  }

  private static void sleep(Duration duration) {
    try {
      Thread.sleep(duration.toMillis());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while waiting to write again", interrupted);
    }
  }

  @Override
  public long requests() {
    return requests.get();
  }

  @Override
  public boolean isRetryable(Throwable failure) {
    for (@Nullable Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof SdkServiceException service) {
        return service.isThrottlingException() || service.statusCode() >= 500;
      }
      if (cause instanceof UnwrittenRowsException
          || cause instanceof ApiCallTimeoutException
          || cause instanceof ApiCallAttemptTimeoutException
          || cause instanceof IOException) {
        return true;
      }
    }
    return false;
  }
}
