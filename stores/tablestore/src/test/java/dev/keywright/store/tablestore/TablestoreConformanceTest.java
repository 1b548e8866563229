package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.model.DefaultRetryStrategy;
import com.alicloud.openservices.tablestore.model.DeleteRowRequest;
import com.alicloud.openservices.tablestore.model.RowDeleteChange;
import dev.keywright.conformance.ConformanceSuite;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineReport;
import dev.keywright.conformance.EngineTable;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.OrderTraps;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The suite of all engines, against a {@linkplain TablestoreStub server} that is not the service.
 */
@Timeout(120)
class TablestoreConformanceTest {
  private record StubEngine(TablestoreStub stub, SyncClient client) implements Engine {
    @Override
    public String name() {
      return "Tablestore's client 5.17.10 with a loopback server, which is not the service";
    }

    @Override
    public EngineTable open(String layout, List<?> splitPoints) {
      return new StubTable(stub, client, TablestoreKeys.of(layout));
    }
  }

  private record StubTable(TablestoreStub stub, SyncClient client, TablestoreKeys keys)
      implements EngineTable {
    private static final String NAME = "t";

    @Override
    public void write(List<? extends Key> rows) {
      TablestoreWriter.of(client).write(rows.stream().map(key -> keys.put(NAME, key)).toList());
    }

    @Override
    public void delete(List<? extends Key> rows) {
      rows.forEach(
          row -> client.deleteRow(new DeleteRowRequest(new RowDeleteChange(NAME, keys.key(row)))));
    }

    @Override
    public StoreReader<?> reader() {
      return TablestoreReader.of(client, NAME, keys);
    }

    @Override
    public void close() {
      stub.drop(NAME);
    }
  }

  @Test
  void everyAnswerIsThatOfASortedList() throws Exception {
    try (TablestoreStub stub = new TablestoreStub()) {
      stub.pageRows(500);
      SyncClient client = stub.client(new DefaultRetryStrategy());
      EngineReport report = ConformanceSuite.run(new StubEngine(stub, client));
      report.publish();
      report.requireNoMismatch();
      assertThat(report.notHeld()).isEmpty();
      assertThat(report.refusals()).isEmpty();
      client.shutdown();
    }
  }

  /** What the stub was made to do; the service itself could not be asked. */
  @Test
  void textsSortAsUtf8InTheStub() throws Exception {
    try (TablestoreStub stub = new TablestoreStub()) {
      SyncClient client = stub.client(new DefaultRetryStrategy());
      OrderTraps.run(new StubEngine(stub, client)).requireOrder(OrderTraps.Code.UTF_8);
      client.shutdown();
    }
  }

  /** What the stub was made to do; the service itself could not be asked. */
  @Test
  void rowsOfAnOlderVersionMove() throws Exception {
    try (TablestoreStub stub = new TablestoreStub()) {
      SyncClient client = stub.client(new DefaultRetryStrategy());
      OlderRows.run(new StubEngine(stub, client));
      client.shutdown();
    }
  }
}
