package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.NoRetryStrategy;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyBuilder;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import dev.keywright.store.tablestore.TablestoreStub.Fault;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Against a {@linkplain TablestoreStub loopback server} that is not the service. */
@Timeout(60)
class TablestoreWriterTest {
  private static final TablestoreKeys KEYS = TablestoreKeys.of(Table.LONG.layout());

  private TablestoreStub stub;
  private SyncClient client;
  private TablestoreWriter writer;

  @BeforeEach
  void start() throws IOException {
    stub = new TablestoreStub();
    client = stub.client(new NoRetryStrategy());
    writer = TablestoreWriter.of(client);
  }

  @AfterEach
  void stop() {
    client.shutdown();
    stub.close();
  }

  private static RowPutChange row(long number, String value) {
    return KEYS.put("t", Table.number(number)).addColumn("c", ColumnValue.fromString(value));
  }

  private static List<RowPutChange> rows(int count, String value) {
    List<RowPutChange> rows = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      rows.add(row(number, value));
    }
    return rows;
  }

  private String value(long number) {
    Row row =
        TablestoreReader.of(client, "t", KEYS).read(Table.numbers(number, number + 1), 1).next();
    return row.getLatestColumn("c").getValue().asString();
  }

  @Test
  void aBatchHasAtMost200Rows() {
    writer.write(rows(401, "x"));
    assertThat(stub.rows("t")).isEqualTo(401);
    assertThat(writer.requests()).isEqualTo(3).isEqualTo(stub.batches());
  }

  @Test
  void aBatchHasAtMostFourMegabytes() {
    writer.write(rows(50, "x".repeat(200_000)));
    assertThat(stub.rows("t")).isEqualTo(50);
    assertThat(writer.requests()).isEqualTo(3).isEqualTo(stub.batches());
  }

  @Test
  void manySmallColumnsStayBelowFourMegabytesToo() {
    List<RowPutChange> rows = rows(200, "x");
    for (RowPutChange row : rows) {
      for (int column = 0; column < 1_000; column++) {
        row.addColumn("column" + column, ColumnValue.fromLong(column));
      }
    }
    writer.write(rows);
    assertThat(stub.rows("t")).isEqualTo(200);
    assertThat(writer.requests()).isEqualTo(stub.batches()).isGreaterThan(1);
  }

  @Test
  void ofRowsWithTheSameKeyTheLastStays() {
    writer.write(List.of(row(1, "first"), row(2, "other"), row(1, "second"), row(1, "last")));
    assertThat(value(1)).isEqualTo("last");
    assertThat(writer.requests()).isEqualTo(3);
  }

  @Test
  void nothingToWriteIsNoRequest() {
    writer.write(List.of());
    assertThat(stub.batches()).isZero();
  }

  @Test
  void aRefusedRowOfABatchIsThrownAndCanBeWrittenAgain() {
    PrimaryKey refused = row(7, "x").getPrimaryKey();
    stub.refuse(refused);
    assertThatThrownBy(() -> writer.write(rows(10, "x")))
        .isInstanceOf(TableStoreException.class)
        .hasMessageContaining("1 of 10 rows were not written")
        .satisfies(failure -> assertThat(writer.isRetryable(failure)).isTrue())
        .extracting(failure -> ((TableStoreException) failure).getErrorCode())
        .isEqualTo("OTSNotEnoughCapacityUnit");
    assertThat(stub.rows("t")).isEqualTo(9);
    stub.accept(refused);
    writer.write(rows(10, "x"));
    assertThat(stub.rows("t")).isEqualTo(10);
  }

  @ParameterizedTest
  @EnumSource(names = {"BUSY", "FORBIDDEN", "SILENCE", "CUT"})
  void aFaultIsThrown(Fault fault) {
    stub.faults(fault);
    assertThatThrownBy(() -> writer.write(rows(10, "x")))
        .satisfies(
            failure -> assertThat(writer.isRetryable(failure)).isEqualTo(fault != Fault.FORBIDDEN));
    writer.write(rows(10, "x"));
    assertThat(stub.rows("t")).isEqualTo(10);
  }

  @Test
  void theDocumentedLimitsOfAKeyAreThoseOfTheStubForTheServiceIsNotHere() {
    String longest = "a".repeat(1_024);
    writer.write(List.of(ofText(longest)));
    assertThatThrownBy(() -> writer.write(List.of(ofText(longest + "a"))))
        .isInstanceOf(TableStoreException.class)
        .extracting(failure -> ((TableStoreException) failure).getErrorCode())
        .isEqualTo("OTSParameterInvalid");
    assertThat(stub.rows("t")).isEqualTo(1);
  }

  private static RowPutChange ofText(String text) {
    return new RowPutChange(
        "t",
        PrimaryKeyBuilder.createPrimaryKeyBuilder()
            .addPrimaryKeyColumn("partitionKey", PrimaryKeyValue.fromString(text))
            .build());
  }

  @Test
  void whatIsNoFailureOfTheServiceIsNotRetried() {
    assertThat(writer.isRetryable(new IllegalStateException())).isFalse();
  }
}
