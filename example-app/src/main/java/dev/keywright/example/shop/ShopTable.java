package dev.keywright.example.shop;

import dev.keywright.example.store.EmbeddedStore;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.StoreReader;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbReader;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import dev.keywright.store.kv.KeyValue;
import java.io.Closeable;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.retries.api.BackoffStrategy;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.waiters.DynamoDbWaiter;

/**
 * The one table of the shop, in some store.
 *
 * @param name tells this table from those of other stores
 * @param newRow makes a row of an item
 * @param value finds in a row what is stored beside the key
 * @param question what the store is asked for a range
 * @param end is run when the table is closed
 */
public record ShopTable<R, W>(
    String name,
    StoreReader<R> reader,
    StoreWriter<W> writer,
    Function<ShopItem, W> newRow,
    Function<R, String> value,
    Function<KeyRange<?>, String> question,
    Closeable end)
    implements Closeable {
  private static final String VALUE = "value";
  private static final Duration LOOK_AGAIN = Duration.ofSeconds(1);
  private static final int LOOKS = 120;
  // All members have these columns, and an embedded store asks for no more.
  private static final String LAYOUT = ShopItemKey.LAYOUTS.get(0);

  /** A table of an embedded store, which it closes. */
  public static ShopTable<?, ?> in(EmbeddedStore store) throws IOException {
    EmbeddedStore.Table table = store.table("shop", LAYOUT);
    return new ShopTable<KeyValue, KeyValue>(
        store.toString(),
        table.reader(),
        table.writer(),
        item -> table.row(item.key(), item.value()),
        table::text,
        KeyRange::toString,
        store);
  }

  /**
   * A new table of DynamoDB, which is deleted when it is closed.
   *
   * @param place where the tables of this client are
   */
  public static ShopTable<?, ?> in(DynamoDbClient client, String place, String table) {
    client.createTable(DynamoDbKeys.of(ShopItemKey.LAYOUTS).createTable(table));
    waiter(client).waitUntilTableExists(request -> request.tableName(table));
    return over(client, place, table, () -> client.deleteTable(it -> it.tableName(table)));
  }

  // The client's own waits 20 seconds between two looks, and most tables are there sooner.
  private static DynamoDbWaiter waiter(DynamoDbClient client) {
    return DynamoDbWaiter.builder()
        .client(client)
        .overrideConfiguration(
            it -> it.backoffStrategyV2(BackoffStrategy.fixedDelay(LOOK_AGAIN)).maxAttempts(LOOKS))
        .build();
  }

  /** A table of DynamoDB that exists. */
  public static ShopTable<?, ?> over(
      DynamoDbClient client, String place, String table, Closeable end) {
    DynamoDbKeys keys = DynamoDbKeys.of(ShopItemKey.LAYOUTS);
    return new ShopTable<>(
        "Amazon DynamoDB at " + place,
        DynamoDbReader.of(client, table, keys),
        DynamoDbWriter.of(client, table, keys),
        item -> keys.item(item.key(), Map.of(VALUE, AttributeValue.fromS(item.value()))),
        row -> row.getOrDefault(VALUE, AttributeValue.fromS("")).s(),
        range -> condition(keys.query(table, range)),
        end);
  }

  private static String condition(QueryRequest query) {
    return query.keyConditionExpression() + ", " + query.expressionAttributeValues();
  }

  /** Writes items; each replaces what is stored under its key. */
  public void write(List<ShopItem> items) {
    writer.write(items.stream().map(newRow).toList());
  }

  /** The first items of a range, in its direction. */
  public List<ShopItem> read(KeyRange<?> range, long limit) {
    List<ShopItem> items = new ArrayList<>();
    try (PagedRows<R> rows = reader.read(range, limit)) {
      rows.forEachRemaining(
          row -> items.add(ShopItem.of(reader.decode(row, ShopItemKey::decode), value.apply(row))));
    }
    return items;
  }

  @Override
  public void close() throws IOException {
    end.close();
  }
}
