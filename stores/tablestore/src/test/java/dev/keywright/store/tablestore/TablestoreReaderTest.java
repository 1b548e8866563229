package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicloud.openservices.tablestore.ClientException;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.DefaultRetryStrategy;
import com.alicloud.openservices.tablestore.model.NoRetryStrategy;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.Key;
import dev.keywright.runtime.KeyRange;
import dev.keywright.runtime.KeyRanges;
import dev.keywright.store.PagedRows;
import dev.keywright.store.tablestore.Table.StoredKey;
import dev.keywright.store.tablestore.TablestoreStub.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Against a {@linkplain TablestoreStub loopback server} that is not the service. */
@Timeout(60)
class TablestoreReaderTest {
  private static final KeyRange<Long> ALL = Table.numbers(Long.MIN_VALUE, null);

  private TablestoreStub stub;
  private SyncClient client;

  @BeforeEach
  void start() throws IOException {
    stub = new TablestoreStub();
    client = stub.client(new NoRetryStrategy());
  }

  @AfterEach
  void stop() {
    client.shutdown();
    stub.close();
  }

  private static void write(SyncClient client, Table table, List<? extends Key> keys) {
    TablestoreKeys ofTable = TablestoreKeys.of(table.layout());
    List<RowPutChange> rows =
        keys.stream()
            .map(key -> ofTable.put("t", key).addColumn("c", ColumnValue.fromString("x")))
            .toList();
    TablestoreWriter.of(client).write(rows);
  }

  private TablestoreReader reader(Table table) {
    return TablestoreReader.of(client, "t", TablestoreKeys.of(table.layout()));
  }

  private static List<Key> numbers(long from, long to) {
    List<Key> numbers = new ArrayList<>();
    for (long number = from; number < to; number++) {
      numbers.add(Table.number(number));
    }
    return numbers;
  }

  private static List<Key> all(TablestoreReader reader, Iterator<Row> rows) {
    List<Key> keys = new ArrayList<>();
    rows.forEachRemaining(row -> keys.add(new StoredKey(reader.columns(row).all())));
    return keys;
  }

  @Test
  void anyRangeOfAnyLayoutIsAnsweredInOrder() {
    Random random = new Random(3);
    for (Table table : Table.ALL) {
      try (TablestoreStub ofTable = started()) {
        SyncClient itsClient = ofTable.client(new NoRetryStrategy());
        List<Key> keys = table.keys(random, 400);
        write(itsClient, table, keys);
        TablestoreReader reader =
            TablestoreReader.of(itsClient, "t", TablestoreKeys.of(table.layout()));
        for (KeyRange<?> range : table.ranges(random, 120)) {
          ofTable.pageRows(1 + random.nextInt(50));
          List<Key> expected = Table.answer(keys, range);
          assertThat(all(reader, reader.read(range)))
              .as(range.toString())
              .usingElementComparator(Table.ORDER)
              .containsExactlyElementsOf(expected);
          int limit = random.nextInt(expected.size() + 2);
          assertThat(all(reader, reader.read(range, limit)))
              .as(range.toString())
              .usingElementComparator(Table.ORDER)
              .containsExactlyElementsOf(expected.subList(0, Math.min(limit, expected.size())));
        }
        assertThat(reader.requests()).isEqualTo(ofTable.ranges()).isPositive();
        itsClient.shutdown();
      }
    }
  }

  @Test
  void aBackwardRangeHasTheRowsOfAllMembersOfAFamily() {
    List<String> layouts =
        List.of(
            "TEXT separator='!' | partitionKey: a String",
            "TEXT separator='!' | partitionKey: b String alphabet=\"0-9A-Z\\udbff\\udfff\"");
    TablestoreKeys family = TablestoreKeys.of(layouts);
    List<Key> keys = new ArrayList<>();
    for (String text : List.of("O1", "O1\udbff\udfff", "O1\udbff\udfff\udbff\udfff", "O2")) {
      keys.add(new StoredKey(Map.of("partitionKey", text)));
    }
    TablestoreWriter.of(client)
        .write(
            keys.stream()
                .map(key -> family.put("t", key).addColumn("c", ColumnValue.fromString("x")))
                .toList());
    TablestoreReader reader = TablestoreReader.of(client, "t", family);

    KeyRange<String> below = KeyRange.of(Map.of(), "partitionKey", "O", "O2", ColumnOrder.TEXT);
    assertThat(all(reader, reader.read(below.backward())))
        .containsExactly(keys.get(2), keys.get(1), keys.get(0));
  }

  private static TablestoreStub started() {
    try {
      return new TablestoreStub();
    } catch (IOException exception) {
      throw new IllegalStateException(exception);
    }
  }

  @Test
  void tenThousandAndOneRowsAreReadInThreeRequests() {
    write(client, Table.LONG, numbers(0, 10_001));
    TablestoreReader reader = reader(Table.LONG);
    assertThat(all(reader, reader.read(ALL))).hasSize(10_001);
    assertThat(reader.requests()).isEqualTo(3).isEqualTo(stub.ranges());
  }

  @Test
  void aLimitIsPassedToTheServiceAndSavesRequests() {
    write(client, Table.LONG, numbers(0, 300));
    stub.pageRows(100);
    TablestoreReader reader = reader(Table.LONG);
    assertThat(all(reader, reader.read(ALL, 150))).hasSize(150);
    assertThat(stub.ranges()).isEqualTo(2);
    assertThat(all(reader, reader.read(ALL, 7))).hasSize(7);
    assertThat(stub.ranges()).isEqualTo(3);
    assertThat(reader.requests()).isEqualTo(3);
  }

  @Test
  void closingEarlyMakesNoMoreRequests() {
    write(client, Table.LONG, numbers(0, 300));
    stub.pageRows(100);
    TablestoreReader reader = reader(Table.LONG);
    PagedRows<Row> rows = reader.read(ALL);
    try (rows) {
      assertThat(rows.next()).isNotNull();
    }
    assertThat(rows.hasNext()).isFalse();
    assertThat(stub.ranges()).isEqualTo(1);
  }

  @Test
  void anEmptyRangeMakesNoRequest() {
    TablestoreReader reader = reader(Table.TEXT);
    assertThat(
            reader
                .read(KeyRange.of(Map.of(), "partitionKey", "a", "a", ColumnOrder.TEXT))
                .hasNext())
        .isFalse();
    String tooLong = "a".repeat(1_030);
    KeyRange<String> noLegalKey =
        KeyRange.of(Map.of(), "partitionKey", tooLong + "a", tooLong + "b", ColumnOrder.TEXT);
    assertThat(reader.read(noLegalKey).hasNext()).isFalse();
    assertThat(reader.read(noLegalKey.backward()).hasNext()).isFalse();
    assertThat(stub.ranges()).isZero();
    assertThat(reader.requests()).isZero();
  }

  @Test
  void theLongestKeyIsFoundByItsExactRange() {
    String longest = "a".repeat(1_024);
    write(client, Table.TEXT, List.of(new StoredKey(Map.of("partitionKey", longest))));
    KeyRange<String> one =
        KeyRange.of(
            Map.of(), "partitionKey", longest, ColumnOrder.TEXT.next(longest), ColumnOrder.TEXT);
    TablestoreReader reader = reader(Table.TEXT);
    assertThat(all(reader, reader.read(one))).hasSize(1);
    assertThat(all(reader, reader.read(one.backward()))).hasSize(1);
  }

  @Test
  void pagesThatTheServiceCutsBySizeAreFollowed() {
    write(client, Table.LONG, numbers(0, 500));
    stub.pageBytes(1_000);
    TablestoreReader reader = reader(Table.LONG);
    assertThat(all(reader, reader.read(ALL.backward())))
        .usingElementComparator(Table.ORDER.reversed())
        .containsExactlyElementsOf(Table.answer(numbers(0, 500), ALL.backward()));
    assertThat(reader.requests()).isGreaterThan(20).isEqualTo(stub.ranges());
  }

  @Test
  void aPageWithoutRowsIsNotTheEnd() {
    write(client, Table.LONG, numbers(0, 30));
    stub.pageRows(10);
    stub.faults(Fault.NONE, Fault.EMPTY_PAGE, Fault.EMPTY_PAGE);
    TablestoreReader reader = reader(Table.LONG);
    assertThat(all(reader, reader.read(ALL)))
        .usingElementComparator(Table.ORDER)
        .containsExactlyElementsOf(numbers(0, 30));
    assertThat(reader.requests()).isEqualTo(5).isEqualTo(stub.ranges());
  }

  @ParameterizedTest
  @EnumSource(names = {"BUSY", "FORBIDDEN", "SILENCE", "CUT"})
  void aFaultBetweenPagesIsThrownAndTheAnswerCanBeReadOn(Fault fault) {
    write(client, Table.LONG, numbers(0, 30));
    stub.pageRows(10);
    stub.faults(Fault.NONE, fault, fault);
    TablestoreReader reader = reader(Table.LONG);
    PagedRows<Row> rows = reader.read(ALL);
    List<Key> read = new ArrayList<>();
    int failures = 0;
    while (true) {
      try {
        if (!rows.hasNext()) {
          break;
        }
      } catch (TableStoreException | ClientException failure) {
        failures++;
        assertThat(TablestoreWriter.of(client).isRetryable(failure))
            .isEqualTo(fault != Fault.FORBIDDEN);
        continue;
      }
      read.add(new StoredKey(reader.columns(rows.next()).all()));
    }
    assertThat(failures).isEqualTo(2);
    assertThat(read).usingElementComparator(Table.ORDER).containsExactlyElementsOf(numbers(0, 30));
  }

  @Test
  void whatTheClientRepeatsByItselfIsOneRequestToTheReader() {
    SyncClient patient = stub.client(new DefaultRetryStrategy());
    write(patient, Table.LONG, numbers(0, 30));
    stub.pageRows(10);
    stub.faults(Fault.NONE, Fault.BUSY, Fault.BUSY);
    TablestoreReader reader =
        TablestoreReader.of(patient, "t", TablestoreKeys.of(Table.LONG.layout()));
    assertThat(all(reader, reader.read(ALL)))
        .usingElementComparator(Table.ORDER)
        .containsExactlyElementsOf(numbers(0, 30));
    assertThat(reader.requests()).isEqualTo(3);
    assertThat(stub.ranges()).isEqualTo(5);
    patient.shutdown();
  }

  private static KeyRanges<StoredKey, Long> fourRanges() {
    return KeyRanges.of(
        List.of(
            Table.numbers(0, 25L),
            Table.numbers(25, 50L),
            Table.numbers(50, 75L),
            Table.numbers(75, 100L)),
        Table.ORDER);
  }

  private static List<Key> merged(TablestoreReader reader) {
    List<Key> read = new ArrayList<>();
    reader
        .read(fourRanges(), row -> new StoredKey(reader.columns(row).all()), Long.MAX_VALUE)
        .forEachRemaining(row -> read.add(new StoredKey(reader.columns(row).all())));
    return read;
  }

  @Test
  void aMergedScanIsCompleteWhenTheClientCanRepeatWhatFailed() {
    SyncClient patient = stub.client(new DefaultRetryStrategy());
    write(patient, Table.LONG, numbers(0, 100));
    stub.pageRows(10);
    stub.faults(Fault.NONE, Fault.BUSY, Fault.NONE, Fault.NONE, Fault.NONE, Fault.CUT, Fault.BUSY);
    TablestoreReader reader =
        TablestoreReader.of(patient, "t", TablestoreKeys.of(Table.LONG.layout()));
    assertThat(merged(reader))
        .usingElementComparator(Table.ORDER)
        .containsExactlyElementsOf(numbers(0, 100));
    assertThat(reader.requests()).isEqualTo(12);
    assertThat(stub.ranges()).isEqualTo(15);
    patient.shutdown();
  }

  @Test
  void aMergedScanEndsWithAnErrorWhenItCannotBeComplete() {
    write(client, Table.LONG, numbers(0, 100));
    stub.pageRows(10);
    stub.faults(Fault.NONE, Fault.NONE, Fault.NONE, Fault.NONE, Fault.NONE, Fault.FORBIDDEN);
    assertThatThrownBy(() -> merged(reader(Table.LONG)))
        .isInstanceOf(TableStoreException.class)
        .extracting(failure -> ((TableStoreException) failure).getErrorCode())
        .isEqualTo("OTSAuthFailed");
  }

  @Test
  void aRangeOfAnotherLayoutIsRefused() {
    assertThatThrownBy(() -> reader(Table.TEXT).read(ALL))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("the layout of this table has [partitionKey]");
  }

  @Test
  void aPartitionThatTheServiceCannotHoldIsNotAskedFor() {
    KeyRange<Long> rows =
        KeyRange.of(Map.of("partitionKey", "x".repeat(1_025)), "n", 1L, 9L, ColumnOrder.LONG);
    TablestoreReader reader = reader(Table.LONG);
    assertThat(reader.read(rows).hasNext()).isFalse();
    assertThat(reader.requests()).isZero();
  }

  @Test
  void aPageCanBeSmaller() {
    write(client, Table.LONG, numbers(0, 25));
    TablestoreReader reader = reader(Table.LONG).pageRows(10);
    assertThat(all(reader, reader.read(ALL))).hasSize(25);
    assertThat(reader.requests()).isEqualTo(3).isEqualTo(stub.ranges());
    assertThatThrownBy(() -> reader.pageRows(5_001)).hasMessageStartingWith("pageRows is 5,001");
  }

  @Test
  void aRangeCanBeAskedForInAnotherWay() {
    List<RangeRowQueryCriteria> asked = new ArrayList<>();
    TablestoreReader reader =
        reader(Table.LONG)
            .asking(
                criteria -> {
                  asked.add(criteria);
                  criteria.addColumnsToGet("c");
                  return criteria;
                });
    assertThat(reader.read(ALL).hasNext()).isFalse();
    assertThat(asked).singleElement().matches(it -> it.getColumnsToGet().contains("c"));
  }
}
