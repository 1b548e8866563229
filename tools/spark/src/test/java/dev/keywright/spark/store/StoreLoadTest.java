package dev.keywright.spark.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.spark.OneSpark;
import dev.keywright.store.StoreWriter;
import dev.keywright.store.dynamodb.DynamoDbKeys;
import dev.keywright.store.dynamodb.DynamoDbWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.TaskContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import shop.Order;
import shop.OrderKey;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.dynamodb.services.local.embedded.DynamoDBEmbedded;
import software.amazon.dynamodb.services.local.shared.access.AmazonDynamoDBLocal;

@ExtendWith(OneSpark.class)
class StoreLoadTest {
  /** What tasks have written; they run in this JVM. */
  private static final Map<Long, Integer> WRITTEN = new ConcurrentHashMap<>();

  private static final AtomicInteger CLOSED = new AtomicInteger();
  private static DynamoDbClient client;

  private final SparkSession spark;

  StoreLoadTest(SparkSession spark) {
    this.spark = spark;
  }

  /** Fails each third request with an error that passes. */
  private static final class Flaky implements StoreWriter<Long> {
    private int requests;

    @Override
    public void write(List<Long> rows) {
      if (requests++ % 3 == 1) {
        throw new UncheckedIOException(new IOException("throttled"));
      }
      rows.forEach(row -> WRITTEN.merge(row, 1, Integer::sum));
    }

    @Override
    public long requests() {
      return requests;
    }

    @Override
    public boolean isRetryable(Throwable failure) {
      return failure instanceof UncheckedIOException;
    }
  }

  private static StoreLoad.OpenWriter<Long> flaky() {
    return new StoreLoad.OpenWriter<>(new Flaky(), CLOSED::incrementAndGet);
  }

  private static StoreLoad<Long> load(StoreLoad.RowMapping<Long> mapping) {
    return StoreLoad.into("a map", StoreLoadTest::flaky, mapping)
        .tries(3, Duration.ofMillis(1), Duration.ofMillis(2));
  }

  @Test
  void allRowsAreWrittenAlsoIfTasksFailHalfWay() {
    WRITTEN.clear();
    CLOSED.set(0);
    load(row -> {
          if (row.getLong(0) == 5_500 && TaskContext.get().attemptNumber() == 0) {
            throw new IllegalStateException("the executor is lost");
          }
          return row.getLong(0);
        })
        .run(spark.range(0, 10_000, 1, 2).toDF());

    assertThat(WRITTEN).hasSize(10_000);
    assertThat(CLOSED).hasValue(3);
  }

  @Test
  void aRowThatCannotBeWrittenEndsTheJobAndIsNamed() {
    assertThatThrownBy(
            () ->
                load(row -> {
                      throw new IllegalArgumentException("row " + row + " has no key");
                    })
                    .run(spark.range(1).toDF()))
        .hasStackTraceContaining("row [0] has no key");
  }

  @Test
  @Tag("full")
  void dynamoDbHasEachRowOnce() {
    AmazonDynamoDBLocal engine = DynamoDBEmbedded.create();
    try {
      client = engine.dynamoDbClient();
      DynamoDbKeys keys = DynamoDbKeys.of(OrderKey.LAYOUT);
      client.createTable(keys.createTable("orders"));
      StoreLoad.into("orders", StoreLoadTest::dynamoDb, StoreLoadTest::item)
          .run(spark.range(0, 1_000, 1, 2).toDF());

      assertThat(client.scanPaginator(it -> it.tableName("orders")).items().stream().count())
          .isEqualTo(1_000);
    } finally {
      engine.shutdown();
    }
  }

  private static StoreLoad.OpenWriter<Map<String, AttributeValue>> dynamoDb() {
    DynamoDbKeys keys = DynamoDbKeys.of(OrderKey.LAYOUT);
    // The engine has one client, which the test closes.
    return new StoreLoad.OpenWriter<>(DynamoDbWriter.of(client, "orders", keys), () -> {});
  }

  private static Map<String, AttributeValue> item(Row row) {
    long id = row.getLong(0);
    if (id == 700 && TaskContext.get().attemptNumber() == 0) {
      throw new IllegalStateException("the executor is lost");
    }
    OrderKey key = OrderKey.of(new Order((int) id, "a100", 7, id));
    return DynamoDbKeys.of(OrderKey.LAYOUT).item(key, Map.of());
  }
}
