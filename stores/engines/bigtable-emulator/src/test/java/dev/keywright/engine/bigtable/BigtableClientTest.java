package dev.keywright.engine.bigtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.api.core.ApiFutures;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.ConditionalRowMutation;
import com.google.cloud.bigtable.data.v2.models.Mutation;
import com.google.cloud.bigtable.data.v2.models.Query;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.RowMutation;
import com.google.cloud.bigtable.data.v2.models.TableId;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.bigtable.BigtableKeys;
import dev.keywright.store.bigtable.BigtableReader;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What an application does with the client alone, as the adapter's README shows it. */
@Timeout(120)
class BigtableClientTest {
  private static BigtableEmulator emulator;
  private static BigtableDataClient client;

  private final BigtableKeys keys = BigtableKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("bob", 8);
  private TableId table;

  @BeforeAll
  static void start() throws Exception {
    emulator = BigtableEmulator.start();
    client = emulator.client();
  }

  @AfterAll
  static void stop() {
    client.close();
    emulator.close();
  }

  @BeforeEach
  void create() {
    table = emulator.newTable();
  }

  private void put(Key put) {
    client.mutateRow(RowMutation.create(table, keys.key(put)).setCell("f", "cents", "350"));
  }

  private List<OrderKey> stored() {
    List<OrderKey> stored = new ArrayList<>();
    BigtableReader.of(client, table, keys).readAll().forEachRemaining(row -> stored.add(key(row)));
    return stored;
  }

  private OrderKey key(Row row) {
    return keys.decode(row, OrderKey::decode);
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("bigtable/README.md", "## With the client alone").requireIn(getClass());
  }

  @Test
  void aRowIsDeletedByItsKey() {
    put(key);
    put(old);
    client.mutateRow(RowMutation.create(table, keys.key(key)).deleteRow());
    assertThat(stored()).containsExactly(old);
  }

  @Test
  void oneQueryReadsTheRowsOfSeveralKeys() {
    put(key);
    put(new OrderKey("ann", 9));
    put(old);
    assertThat(client.readRows(Query.create(table).rowKey(keys.key(key)).rowKey(keys.key(old))))
        .extracting(this::key)
        .containsExactly(key, old);
  }

  @Test
  void aPutOnConditionKeepsTheRowThatIsThere() {
    assertThat(hadRow()).isFalse();
    assertThat(stored()).containsExactly(key);
    client.mutateRow(RowMutation.create(table, keys.key(key)).setCell("f", "cents", "400"));
    assertThat(hadRow()).isTrue();
    assertThat(client.readRow(table, keys.key(key)).getCells().get(0).getValue().toStringUtf8())
        .isEqualTo("400");
  }

  private boolean hadRow() {
    return client.checkAndMutateRow(
        ConditionalRowMutation.create(table, keys.key(key))
            .otherwise(Mutation.create().setCell("f", "cents", "350")));
  }

  @Test
  void asynchronousMethodsTakeTheSameKeysAndQueries() {
    List<OrderKey> all = IntStream.range(0, 40).mapToObj(it -> new OrderKey("ann", it)).toList();
    all.forEach(this::put);
    put(old);
    KeyRange<String> range = OrderKey.scan().user("ann").all();

    assertThat(
            ApiFutures.transform(
                client.readRowAsync(table, keys.key(key)),
                row -> keys.decode(row, OrderKey::decode),
                Runnable::run))
        .succeedsWithin(Duration.ofSeconds(10))
        .isEqualTo(key);
    assertThat(client.readRowsCallable().all().futureCall(keys.query(table, range)))
        .succeedsWithin(Duration.ofSeconds(10))
        .satisfies(rows -> assertThat(rows).extracting(this::key).isEqualTo(all));
  }

  @Test
  void threeLinesMakeAnEntity() {
    put(key);
    Row row = client.readRow(table, keys.key(key));
    OrderKey stored = keys.decode(row, OrderKey::decode);
    long cents = Long.parseLong(row.getCells("f", "cents").get(0).getValue().toStringUtf8());
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void aRowOfAnOlderVersionIsARecordOfItsParts() {
    put(OlderRows.ofVersion1("ann", 7));
    Row row = BigtableReader.of(client, table, keys).readAll().next();

    OrderKey.V1 first = keys.decode(row, OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
