package dev.keywright.rekey.dynamodb;

import dev.keywright.rekey.row.Cell;
import dev.keywright.rekey.row.Row;
import dev.keywright.rekey.row.RowBytes;
import dev.keywright.rekey.row.Side;
import dev.keywright.rekey.row.Stored;
import dev.keywright.rekey.store.Change;
import dev.keywright.rekey.store.ScanPage;
import dev.keywright.rekey.store.ScanRange;
import dev.keywright.rekey.store.Tables;
import dev.keywright.rekey.store.UnreachableStoreException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Two tables of one account and region, which one transaction changes together. */
public final class DynamoDbTables implements Tables {
  private static final int TRIES = 20;
  private static final long FIRST_PAUSE = 5;

  private final DynamoDbClient client;
  private final String oldTable;
  private final String newTable;
  private final TableKeys keys;
  private final Optional<String> ttl;

  /**
   * The tables.
   *
   * @param client stays the caller's; its {@code apiCallTimeout} ends calls within the longest call
   * @param ttl the attribute by which the store drops items, in seconds since 1970
   */
  public DynamoDbTables(
      DynamoDbClient client,
      String oldTable,
      String newTable,
      TableKeys keys,
      Optional<String> ttl) {
    this.client = client;
    this.oldTable = oldTable;
    this.newTable = newTable;
    this.keys = keys;
    this.ttl = ttl;
  }

  private String name(Side side) {
    return side == Side.OLD ? oldTable : newTable;
  }

  @Override
  public boolean isTransactional() {
    return true;
  }

  @Override
  public Optional<Duration> longestCall() {
    return client.serviceClientConfiguration().overrideConfiguration().apiCallTimeout();
  }

  @Override
  public Stored read(Side side, RowBytes key) {
    return keys.stored(
        side,
        asked(
                () ->
                    client.getItem(
                        request ->
                            request
                                .tableName(name(side))
                                .key(keys.attributes(side, key))
                                .consistentRead(true)))
            .item());
  }

  @Override
  public boolean apply(List<Change> changes) {
    return apply(changes, () -> {});
  }

  @Override
  public boolean apply(List<Change> changes, Runnable before) {
    ItemChanges items = new ItemChanges(oldTable, newTable, keys);
    long pause = FIRST_PAUSE;
    for (int i = 0; i < TRIES; i++) {
      before.run();
      try {
        asked(
            () ->
                client.transactWriteItems(
                    request -> request.transactItems(changes.stream().map(items::of).toList())));
        return true;
      } catch (TransactionCanceledException canceled) {
        if (canceled.cancellationReasons().stream()
            .anyMatch(it -> "ConditionalCheckFailed".equals(it.code()))) {
          return false;
        }
        if (i == TRIES - 1 || !ItemChanges.isPassing(canceled)) {
          throw new UnreachableStoreException(
              "the transaction was cancelled: " + canceled.getMessage(), canceled);
        }
        pause = waited(pause);
      }
    }
    throw new IllegalStateException("not reached");
  }

  private static long waited(long pause) {
    try {
      Thread.sleep(pause);
    } catch (InterruptedException asked) {
      Thread.currentThread().interrupt();
      throw new UnreachableStoreException("interrupted between two tries", asked);
    }
    return Math.min(2 * pause, 1_000);
  }

  @Override
  public List<ScanRange> ranges(Side side, int count) {
    return IntStream.range(0, count)
        .mapToObj(i -> new ScanRange(i, count, RowBytes.EMPTY, RowBytes.EMPTY))
        .toList();
  }

  @Override
  public ScanPage scan(Side side, ScanRange range, Optional<RowBytes> from, int limit) {
    ScanRequest.Builder request =
        ScanRequest.builder()
            .tableName(name(side))
            .consistentRead(true)
            .segment(range.number())
            .totalSegments(range.count())
            .limit(limit);
    from.ifPresent(it -> request.exclusiveStartKey(keys.attributes(side, it)));
    ScanResponse page = asked(() -> client.scan(request.build()));
    List<ScanPage.Entry> entries =
        page.items().stream()
            .map(it -> new ScanPage.Entry(keys.key(side, it), keys.stored(side, it)))
            .toList();
    return new ScanPage(
        entries,
        page.hasLastEvaluatedKey() && !page.lastEvaluatedKey().isEmpty()
            ? Optional.of(keys.key(side, page.lastEvaluatedKey()))
            : Optional.empty());
  }

  @Override
  public long expiry(Row row) {
    return ttl.map(it -> row.cells().get(it))
        .map(it -> AttributeBytes.values(it.value()).get(0).n())
        .map(it -> Long.parseLong(it) * 1_000)
        .orElse(Cell.NEVER);
  }

  private static <R> R asked(Supplier<R> question) {
    try {
      return question.get();
    } catch (TransactionCanceledException canceled) {
      throw canceled;
    } catch (SdkException failed) {
      throw new UnreachableStoreException(String.valueOf(failed.getMessage()), failed);
    }
  }

  /** Nothing: the client is the caller's. */
  @Override
  public void close() {}
}
