package dev.keywright.engine.bigtable;

import static com.google.cloud.bigtable.data.v2.models.Filters.FILTERS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.api.gax.rpc.ApiException;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.BulkMutation;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.RowMutationEntry;
import com.google.cloud.bigtable.data.v2.models.TableId;
import com.google.protobuf.ByteString;
import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.EngineTable;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Store;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.RefusedKeyException;
import dev.keywright.store.StoreReader;
import dev.keywright.store.bigtable.BigtableKeys;
import dev.keywright.store.bigtable.BigtableReader;
import dev.keywright.store.bigtable.BigtableWriter;
import io.grpc.Status;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class BigtableEmulatorTest {
  private static final BigtableKeys KEYS =
      BigtableKeys.of("TEXT separator=',' | partitionKey: id String");
  private static final KeyRange<String> ALL =
      KeyRange.of(Map.of(), "partitionKey", "", null, ColumnOrder.TEXT);
  private static final List<String> NUMBERS =
      IntStream.range(10_000, 12_001).mapToObj(Integer::toString).toList();

  private static BigtableEmulator emulator;
  private static BigtableDataClient client;

  private record StoredKey(Map<String, Object> columns) implements Key {
    static StoredKey of(String partitionKey) {
      return new StoredKey(Map.of("partitionKey", partitionKey));
    }
  }

  private static final class EmulatorEngine implements Engine {
    @Override
    public String name() {
      return BigtableEmulator.NAME;
    }

    @Override
    public EngineTable open(String layout, List<?> splitPoints) {
      return new EmulatorTable(emulator.newTable(), BigtableKeys.of(layout));
    }
  }

  private record EmulatorTable(TableId table, BigtableKeys keys) implements EngineTable {
    @Override
    public void write(List<? extends Key> rows) {
      BigtableEmulatorTest.write(table, keys, rows);
    }

    @Override
    public void delete(List<? extends Key> rows) {
      BigtableWriter.of(client, table)
          .write(rows.stream().map(row -> keys.mutation(row).deleteRow()).toList());
    }

    @Override
    public StoreReader<?> reader() {
      return BigtableReader.of(client, table, keys).pageRows(500);
    }

    @Override
    public void close() {
      emulator.drop(table);
    }
  }

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

  private static void write(TableId table, BigtableKeys keys, List<? extends Key> rows) {
    BigtableWriter.of(client, table).write(rows.stream().map(key -> cell(keys, key, "x")).toList());
  }

  private static RowMutationEntry cell(BigtableKeys keys, Key key, String value) {
    return keys.mutation(key).setCell(BigtableEmulator.FAMILY, "q", value);
  }

  private static TableId tableOf(List<String> rows) {
    TableId table = emulator.newTable();
    write(table, KEYS, rows.stream().map(StoredKey::of).toList());
    return table;
  }

  private static List<String> all(BigtableReader reader, Iterator<Row> rows) {
    List<String> all = new ArrayList<>();
    rows.forEachRemaining(row -> all.add(reader.columns(row).text("partitionKey")));
    return all;
  }

  @Test
  void everyAnswerIsThatOfASortedList() {
    EngineReport report = ConformanceSuite.run(new EmulatorEngine());
    report.publish();
    report.requireNoMismatch();
    assertThat(report.notHeld()).isEmpty();
    assertThat(report.refusals()).isEmpty();
  }

  @Test
  void rowsAreReadInPagesForwardAndBackward() {
    BigtableReader reader = BigtableReader.of(client, tableOf(NUMBERS), KEYS);
    assertThat(all(reader, reader.read(ALL))).isEqualTo(NUMBERS);
    assertThat(reader.requests()).isEqualTo(3);
    List<String> backward = new ArrayList<>(NUMBERS);
    Collections.reverse(backward);
    assertThat(all(reader, reader.read(ALL.backward()))).isEqualTo(backward);
    assertThat(reader.requests()).isEqualTo(6);
    assertThat(all(reader, reader.read(ALL, 1_500))).isEqualTo(NUMBERS.subList(0, 1_500));
    assertThat(reader.requests()).isEqualTo(8);
  }

  @Test
  void anEmptyRangeMakesNoRequest() {
    BigtableReader reader = BigtableReader.of(client, TableId.of("none"), KEYS);
    KeyRange<String> empty = KeyRange.of(Map.of(), "partitionKey", "a", "a", ColumnOrder.TEXT);
    assertThat(reader.read(empty).hasNext()).isFalse();
    assertThat(reader.requests()).isZero();
  }

  @Test
  void ofRowsWithTheSameKeyTheLastStays() {
    TableId table = emulator.newTable();
    BigtableWriter writer = BigtableWriter.of(client, table);
    StoredKey key = StoredKey.of("a");
    writer.write(
        List.of(
            cell(KEYS, key, "first"), cell(KEYS, StoredKey.of("b"), "x"), cell(KEYS, key, "last")));
    assertThat(writer.requests()).isEqualTo(2);
    Row row = BigtableReader.of(client, table, KEYS).read(ALL, 1).next();
    assertThat(row.getCells()).hasSize(1);
    assertThat(row.getCells().get(0).getValue().toStringUtf8()).isEqualTo("last");
  }

  @Test
  void textsSortByTheirBytes() {
    OrderTraps.run(new EmulatorEngine()).requireOrder(OrderTraps.Code.UTF_8);
  }

  @Test
  void rowsOfAnOlderVersionMove() {
    OlderRows.run(new EmulatorEngine());
  }

  @Test
  void theEmulatorTakesOurLongestRowKeyAndAnyLonger() {
    TableId table = tableOf(List.of("a".repeat(4_096)));
    client.bulkMutateRows(
        BulkMutation.create(table)
            .add(
                RowMutationEntry.create(ByteString.copyFromUtf8("a".repeat(4_097)))
                    .setCell(BigtableEmulator.FAMILY, "q", "x")));
    assertThatThrownBy(() -> KEYS.key(StoredKey.of("a".repeat(4_097))))
        .isInstanceOf(RefusedKeyException.class);
    assertThat(Store.BIGTABLE.profile().limit(Figure.KEY_BYTES).orElseThrow().value())
        .isEqualTo(4_096);
  }

  @Test
  void anEmptyRowKeyIsRefusedByTheEmulatorAndByUs() {
    TableId table = emulator.newTable();
    assertThatThrownBy(
            () ->
                client.bulkMutateRows(
                    BulkMutation.create(table)
                        .add(
                            RowMutationEntry.create(ByteString.EMPTY)
                                .setCell(BigtableEmulator.FAMILY, "q", "x"))))
        .isInstanceOf(ApiException.class);
    assertThatThrownBy(() -> KEYS.key(StoredKey.of(""))).isInstanceOf(RefusedKeyException.class);
  }

  @Test
  void aPageThatEndsAtTheBoundIsTheLast() throws Exception {
    TableId table = tableOf(NUMBERS);
    FailingReads none = new FailingReads(Status.OK, 0, 0, 0);
    try (BigtableDataClient watched = emulator.client(none)) {
      BigtableReader reader = BigtableReader.of(watched, table, KEYS).pageRows(10);
      KeyRange<String> twenty =
          KeyRange.of(Map.of(), "partitionKey", "10010", "10029\0", ColumnOrder.TEXT);
      assertThat(all(reader, reader.read(twenty))).isEqualTo(NUMBERS.subList(10, 30));
      assertThat(reader.requests()).isEqualTo(2);
      assertThat(all(reader, reader.read(twenty.backward()))).hasSize(20);
      assertThat(reader.requests()).isEqualTo(4);
      assertThat(none.emptyRanges()).isZero();
    }
  }

  @Test
  void aQueryMayAskForOtherCells() {
    TableId table = emulator.newTable();
    StoredKey key = StoredKey.of("a");
    BigtableWriter.of(client, table)
        .write(List.of(cell(KEYS, key, "x").setCell(BigtableEmulator.FAMILY, "other", "y")));
    BigtableReader reader =
        BigtableReader.of(client, table, KEYS)
            .asking(query -> query.filter(FILTERS.qualifier().exactMatch("other")));
    assertThat(reader.read(ALL).next().getCells())
        .extracting(it -> it.getQualifier().toStringUtf8())
        .containsExactly("other");
  }

  @Test
  void aReadThatBreaksOffIsResumedByTheClient() throws Exception {
    TableId table = tableOf(NUMBERS);
    FailingReads failing = new FailingReads(Status.UNAVAILABLE, 1, 2, 3);
    try (BigtableDataClient broken = emulator.client(failing)) {
      BigtableReader reader = BigtableReader.of(broken, table, KEYS);
      assertThat(all(reader, reader.read(ALL))).isEqualTo(NUMBERS);
      assertThat(reader.requests()).isEqualTo(3);
      assertThat(failing.reads()).isEqualTo(5);
    }
  }

  @Test
  void anErrorBetweenPagesIsThrownAndTheAnswerCanBeReadOn() throws Exception {
    TableId table = tableOf(NUMBERS);
    FailingReads failing = new FailingReads(Status.PERMISSION_DENIED, 1, 2, 2);
    try (BigtableDataClient broken = emulator.client(failing)) {
      BigtableReader reader = BigtableReader.of(broken, table, KEYS);
      PagedRows<Row> rows = reader.read(ALL);
      List<String> read = new ArrayList<>();
      assertThatThrownBy(() -> rows.forEachRemaining(row -> read.add(row.getKey().toStringUtf8())))
          .isInstanceOf(ApiException.class)
          .satisfies(
              failure ->
                  assertThat(BigtableWriter.of(broken, table).isRetryable(failure)).isFalse());
      assertThat(read).isEqualTo(NUMBERS.subList(0, 1_000));
      rows.forEachRemaining(row -> read.add(row.getKey().toStringUtf8()));
      assertThat(read).isEqualTo(NUMBERS);
    }
  }

  @Test
  void anEngineThatStaysAwayIsAnErrorAndNoShortAnswer() throws Exception {
    TableId table = tableOf(NUMBERS);
    FailingReads failing = new FailingReads(Status.UNAVAILABLE, 0, 2, Integer.MAX_VALUE);
    try (BigtableDataClient broken = emulator.client(failing)) {
      PagedRows<Row> rows = BigtableReader.of(broken, table, KEYS).pageRows(10).read(ALL);
      List<String> read = new ArrayList<>();
      assertThatThrownBy(() -> rows.forEachRemaining(row -> read.add(row.getKey().toStringUtf8())))
          .isInstanceOf(ApiException.class)
          .satisfies(
              failure ->
                  assertThat(BigtableWriter.of(broken, table).isRetryable(failure)).isTrue());
      assertThat(read).isEqualTo(NUMBERS.subList(0, 10));
    }
  }
}
