package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.alicloud.openservices.tablestore.AsyncClient;
import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.TableStoreException;
import com.alicloud.openservices.tablestore.model.BatchGetRowRequest;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.CommitTransactionRequest;
import com.alicloud.openservices.tablestore.model.Condition;
import com.alicloud.openservices.tablestore.model.DeleteRowRequest;
import com.alicloud.openservices.tablestore.model.GetRowRequest;
import com.alicloud.openservices.tablestore.model.MultiRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.NoRetryStrategy;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PutRowRequest;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowDeleteChange;
import com.alicloud.openservices.tablestore.model.RowExistenceExpectation;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import com.alicloud.openservices.tablestore.model.SingleRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.StartLocalTransactionRequest;
import dev.keywright.conformance.OlderRows;
import dev.keywright.conformance.ShownLines;
import dev.keywright.conformance.layouts.Order;
import dev.keywright.conformance.layouts.OrderKey;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * What an application does with the client alone, as the adapter's README shows it, against a
 * {@linkplain TablestoreStub server} that is not the service.
 */
@Timeout(60)
class TablestoreClientTest {
  private final TablestoreKeys keys = TablestoreKeys.of(OrderKey.LAYOUT);
  private final OrderKey key = new OrderKey("ann", 7);
  private final OrderKey old = new OrderKey("ann", 8);
  private TablestoreStub stub;
  private SyncClient client;

  @BeforeEach
  void start() throws IOException {
    stub = new TablestoreStub();
    client = stub.client(new NoRetryStrategy());
    client.createTable(keys.createTable("orders"));
  }

  @AfterEach
  void stop() {
    client.shutdown();
    stub.close();
  }

  private List<OrderKey> stored() {
    List<OrderKey> stored = new ArrayList<>();
    TablestoreReader.of(client, "orders", keys)
        .readAll()
        .forEachRemaining(row -> stored.add(key(row)));
    return stored;
  }

  private OrderKey key(Row row) {
    return keys.decode(row, OrderKey::decode);
  }

  private void putIfAbsent() {
    RowPutChange put = keys.put("orders", key).addColumn("cents", ColumnValue.fromLong(350));
    put.setCondition(new Condition(RowExistenceExpectation.EXPECT_NOT_EXIST));
    client.putRow(new PutRowRequest(put));
  }

  private void put(OrderKey put) {
    client.putRow(new PutRowRequest(keys.put("orders", put)));
  }

  @Test
  void theReadmeShowsWhatThisTestRuns() {
    ShownLines.of("tablestore/README.md", "## With the client alone").requireIn(getClass());
  }

  @Test
  void aRowIsDeletedByItsKey() {
    put(key);
    put(old);
    client.deleteRow(new DeleteRowRequest(new RowDeleteChange("orders", keys.key(key))));
    assertThat(stored()).containsExactly(old);
  }

  @Test
  void aPutOnConditionKeepsTheRowThatIsThere() {
    putIfAbsent();
    assertThat(stored()).containsExactly(key);
    assertThatThrownBy(this::putIfAbsent)
        .isInstanceOfSatisfying(
            TableStoreException.class,
            failure -> assertThat(failure.getErrorCode()).isEqualTo("OTSConditionCheckFail"));
  }

  @Test
  void aBatchGetsTheRowsOfSeveralKeys() {
    put(key);
    put(new OrderKey("bob", 7));
    put(old);
    MultiRowQueryCriteria both =
        new MultiRowQueryCriteria("orders").addRow(keys.key(key)).addRow(keys.key(old));
    both.setMaxVersions(1);
    BatchGetRowRequest batch = new BatchGetRowRequest();
    batch.addMultiRowQueryCriteria(both);
    assertThat(client.batchGetRow(batch).getSucceedRows())
        .extracting(result -> key(result.getRow()))
        .containsExactly(key, old);
  }

  @Test
  void aTransactionHasThePartitionOfAKey() {
    PrimaryKey partition =
        new PrimaryKey(new PrimaryKeyColumn[] {keys.key(key).getPrimaryKeyColumn(0)});
    String transaction =
        client
            .startLocalTransaction(new StartLocalTransactionRequest("orders", partition))
            .getTransactionID();
    PutRowRequest within = new PutRowRequest(keys.put("orders", old));
    within.setTransactionId(transaction);
    client.putRow(within);
    assertThat(stored()).as("not yet committed").isEmpty();
    PutRowRequest elsewhere = new PutRowRequest(keys.put("orders", new OrderKey("bob", 7)));
    elsewhere.setTransactionId(transaction);
    assertThatThrownBy(() -> client.putRow(elsewhere)).isInstanceOf(TableStoreException.class);

    client.commitTransaction(new CommitTransactionRequest(transaction));
    assertThat(stored()).containsExactly(old);
  }

  @Test
  void theAsynchronousClientTakesTheSameRequests() throws Exception {
    put(key);
    AsyncClient asyncClient = stub.asyncClient(new NoRetryStrategy());
    try {
      SingleRowQueryCriteria one = new SingleRowQueryCriteria("orders", keys.key(key));
      one.setMaxVersions(1);
      assertThat(key(asyncClient.getRow(new GetRowRequest(one), null).get().getRow()))
          .isEqualTo(key);
    } finally {
      asyncClient.shutdown();
    }
  }

  @Test
  void threeLinesMakeAnEntity() {
    putIfAbsent();
    Row row = TablestoreReader.of(client, "orders", keys).readAll().next();
    OrderKey stored = keys.decode(row, OrderKey::decode);
    long cents = row.getLatestColumn("cents").getValue().asLong();
    Order order = new Order(stored.user(), stored.number(), cents);
    assertThat(order).isEqualTo(new Order("ann", 7, 350));
  }

  @Test
  void aRowOfAnOlderVersionIsARecordOfItsParts() {
    client.putRow(new PutRowRequest(keys.put("orders", OlderRows.ofVersion1("ann", 7))));
    Row row = TablestoreReader.of(client, "orders", keys).readAll().next();

    OrderKey.V1 first = keys.decode(row, OrderKey::decodeV1);
    assertThat(first).isEqualTo(new OrderKey.V1("ann", 7));
    assertThat(first.toCurrent()).isEqualTo(key);
  }
}
