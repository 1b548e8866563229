package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.hbase.HBaseKeys;
import dev.keywright.store.hbase.HBaseReader;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.hadoop.hbase.client.Admin;
import org.apache.hadoop.hbase.client.AsyncConnection;
import org.apache.hadoop.hbase.client.AsyncTable;
import org.apache.hadoop.hbase.client.CheckAndMutate;
import org.apache.hadoop.hbase.client.Connection;
import org.apache.hadoop.hbase.client.ConnectionFactory;
import org.apache.hadoop.hbase.client.Put;
import org.apache.hadoop.hbase.client.Result;
import org.apache.hadoop.hbase.client.RowMutations;
import org.apache.hadoop.hbase.client.Table;
import org.apache.hadoop.hbase.client.TableDescriptor;
import org.apache.hadoop.hbase.util.Bytes;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What an application does with the client alone, as the adapter's README shows it. */
@ExtendWith(HBaseClusterExtension.class)
@Timeout(120)
class HBaseClientTest {
  private static final byte[] D = Bytes.toBytes("d");
  private static final byte[] CENTS = Bytes.toBytes("cents");
  private static final byte[] NOTE = Bytes.toBytes("note");

  private final HBaseKeys keys = HBaseKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("bob", 8);
  private final Connection connection;
  private Table table;

  HBaseClientTest(HBaseCluster cluster) {
    this.connection = cluster.connection();
  }

  @BeforeEach
  void create() throws IOException {
    TableDescriptor descriptor = keys.table("orders-" + UUID.randomUUID(), "d");
    try (Admin admin = connection.getAdmin()) {
      admin.createTable(descriptor);
    }
    table = connection.getTable(descriptor.getTableName());
  }

  @AfterEach
  void close() throws IOException {
    table.close();
  }

  private Put put(OrderKey put) {
    return keys.put(put).addColumn(D, CENTS, Bytes.toBytes(350L)).addColumn(D, NOTE, NOTE);
  }

  private List<OrderKey> stored() {
    List<OrderKey> stored = new ArrayList<>();
    HBaseReader.of(table, keys).readAll().forEachRemaining(row -> stored.add(key(row)));
    return stored;
  }

  private OrderKey key(Result row) {
    return keys.decode(row, OrderKey::decode);
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("hbase/README.md", "## With the client alone").requireIn(getClass());
  }

  @Test
  void rowsAreReadAndDeletedByTheirKeys() throws IOException {
    table.put(List.of(put(key), put(old), put(new OrderKey("ann", 9))));

    assertThat(table.get(List.of(keys.get(key), keys.get(old))))
        .extracting(this::key)
        .containsExactly(key, old);
    table.delete(keys.delete(key));
    assertThat(stored()).containsExactly(new OrderKey("ann", 9), old);
  }

  @Test
  void aPutOnConditionKeepsTheRowThatIsThere() throws IOException {
    assertThat(putsIfAbsent()).isTrue();
    assertThat(putsIfAbsent()).isFalse();
    assertThat(stored()).containsExactly(key);
  }

  private boolean putsIfAbsent() throws IOException {
    return table
        .checkAndMutate(
            CheckAndMutate.newBuilder(keys.key(key))
                .ifNotExists(D, CENTS)
                .build(keys.put(key).addColumn(D, CENTS, Bytes.toBytes(350L))))
        .isSuccess();
  }

  @Test
  void oneRowIsPutAndLosesAColumnAtOnce() throws IOException {
    table.put(put(key));
    table.mutateRow(
        RowMutations.of(
            List.of(
                keys.put(key).addColumn(D, CENTS, Bytes.toBytes(400L)),
                keys.delete(key).addColumns(D, NOTE))));

    Result row = table.get(keys.get(key));
    assertThat(Bytes.toLong(row.getValue(D, CENTS))).isEqualTo(400);
    assertThat(row.containsColumn(D, NOTE)).isFalse();
  }

  @Test
  void theAsynchronousTableTakesTheSameRequests() throws Exception {
    List<OrderKey> all = IntStream.range(0, 40).mapToObj(it -> new OrderKey("ann", it)).toList();
    table.put(Stream.concat(all.stream(), Stream.of(old)).map(this::put).toList());
    KeyRange<String> range = OrderKey.scan().user("ann").all();
    List<OrderKey> found = Collections.synchronizedList(new ArrayList<>());
    try (AsyncConnection async =
        ConnectionFactory.createAsyncConnection(connection.getConfiguration()).get()) {
      AsyncTable<?> asyncTable = async.getTable(table.getName());

      assertThat(asyncTable.get(keys.get(key)).thenApply(row -> keys.decode(row, OrderKey::decode)))
          .succeedsWithin(Duration.ofSeconds(30))
          .isEqualTo(key);
      assertThat(
              asyncTable
                  .scanAll(keys.scan(range))
                  .thenAccept(
                      rows -> rows.forEach(row -> found.add(keys.decode(row, OrderKey::decode)))))
          .succeedsWithin(Duration.ofSeconds(30));
    }
    assertThat(found).isEqualTo(all);
  }

  @Test
  void threeLinesMakeAnEntity() throws IOException {
    table.put(put(key));
    Result row = table.get(keys.get(key));
    OrderKey stored = keys.decode(row, OrderKey::decode);
    long cents = Bytes.toLong(row.getValue(D, CENTS));
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void aRowOfAnOlderVersionIsARecordOfItsParts() throws IOException {
    table.put(keys.put(OlderRows.ofVersion1("ann", 7)).addColumn(D, CENTS, CENTS));

    OrderKey.V1 first =
        keys.decode(HBaseReader.of(table, keys).readAll().next(), OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
