package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi;
import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi.RowExistenceExpectation;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.Row;
import com.aliyun.ots.thirdparty.com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The stub's requests for rows by their keys: put, get and delete, and local transactions. */
final class StubRows {
  private final StubTables tables;
  private final Map<String, Transaction> transactions = new HashMap<>();

  /** What a transaction writes when it is committed. */
  private record Transaction(PrimaryKeyColumn partition, Map<PrimaryKey, Row> puts) {}

  /** A request that the service would refuse. */
  static final class RefusedException extends IOException {
    private static final long serialVersionUID = 1;

    private final String code;

    RefusedException(String code) {
      super("the service would refuse this: " + code);
      this.code = code;
    }

    String code() {
      return code;
    }
  }

  StubRows(StubTables tables) {
    this.tables = tables;
  }

  /**
   * The answer to a request; empty if it is no request for rows.
   *
   * @throws RefusedException with the code of the service
   */
  synchronized Optional<byte[]> answer(String path, byte[] body) throws IOException {
    return Optional.ofNullable(
        switch (path) {
          case "/PutRow" -> put(OtsInternalApi.PutRowRequest.parseFrom(body));
          case "/DeleteRow" -> delete(OtsInternalApi.DeleteRowRequest.parseFrom(body));
          case "/GetRow" -> get(OtsInternalApi.GetRowRequest.parseFrom(body));
          case "/BatchGetRow" -> get(OtsInternalApi.BatchGetRowRequest.parseFrom(body));
          case "/StartLocalTransaction" ->
              start(OtsInternalApi.StartLocalTransactionRequest.parseFrom(body));
          case "/CommitTransaction" ->
              commit(OtsInternalApi.CommitTransactionRequest.parseFrom(body));
          default -> null;
        });
  }

  private byte[] put(OtsInternalApi.PutRowRequest request) throws IOException {
    Row row = StubWire.row(request.getRow());
    Map<PrimaryKey, Row> rows = tables.rows(request.getTableName());
    boolean isThere = rows.containsKey(row.getPrimaryKey());
    RowExistenceExpectation expected = request.getCondition().getRowExistence();
    if (expected != RowExistenceExpectation.IGNORE
        && isThere != (expected == RowExistenceExpectation.EXPECT_EXIST)) {
      throw new RefusedException("OTSConditionCheckFail");
    }
    if (request.hasTransactionId()) {
      @Nullable Transaction transaction = transactions.get(request.getTransactionId());
      if (transaction == null
          || !row.getPrimaryKey().getPrimaryKeyColumn(0).equals(transaction.partition)) {
        throw new RefusedException("OTSDataOutOfRange");
      }
      transaction.puts.put(row.getPrimaryKey(), row);
    } else {
      rows.put(row.getPrimaryKey(), row);
    }
    return OtsInternalApi.PutRowResponse.newBuilder()
        .setConsumed(StubWire.consumed())
        .build()
        .toByteArray();
  }

  private byte[] delete(OtsInternalApi.DeleteRowRequest request) throws IOException {
    tables.rows(request.getTableName()).remove(StubWire.primaryKey(request.getPrimaryKey()));
    return StubWire.deleted();
  }

  private byte[] get(OtsInternalApi.GetRowRequest request) throws IOException {
    return OtsInternalApi.GetRowResponse.newBuilder()
        .setConsumed(StubWire.consumed())
        .setRow(stored(request.getTableName(), request.getPrimaryKey()))
        .build()
        .toByteArray();
  }

  private byte[] get(OtsInternalApi.BatchGetRowRequest request) throws IOException {
    OtsInternalApi.BatchGetRowResponse.Builder answer =
        OtsInternalApi.BatchGetRowResponse.newBuilder();
    for (OtsInternalApi.TableInBatchGetRowRequest table : request.getTablesList()) {
      OtsInternalApi.TableInBatchGetRowResponse.Builder rows =
          OtsInternalApi.TableInBatchGetRowResponse.newBuilder().setTableName(table.getTableName());
      for (ByteString key : table.getPrimaryKeyList()) {
        rows.addRows(
            OtsInternalApi.RowInBatchGetRowResponse.newBuilder()
                .setIsOk(true)
                .setConsumed(StubWire.consumed())
                .setRow(stored(table.getTableName(), key)));
      }
      answer.addTables(rows);
    }
    return answer.build().toByteArray();
  }

  /** The row with a key, encoded; nothing if there is none. */
  private ByteString stored(String table, ByteString key) throws IOException {
    @Nullable Row row = tables.rows(table).get(StubWire.primaryKey(key));
    return row == null ? ByteString.EMPTY : ByteString.copyFrom(StubWire.encoded(row));
  }

  private byte[] start(OtsInternalApi.StartLocalTransactionRequest request) throws IOException {
    PrimaryKey partition = StubWire.primaryKey(request.getKey());
    if (partition.size() != 1) {
      throw new RefusedException("OTSParameterInvalid");
    }
    String id = request.getTableName() + "/" + transactions.size();
    transactions.put(id, new Transaction(partition.getPrimaryKeyColumn(0), new HashMap<>()));
    return OtsInternalApi.StartLocalTransactionResponse.newBuilder()
        .setTransactionId(id)
        .build()
        .toByteArray();
  }

  private byte[] commit(OtsInternalApi.CommitTransactionRequest request) throws IOException {
    String id = request.getTransactionId();
    @Nullable Transaction transaction = transactions.remove(id);
    if (transaction == null) {
      throw new RefusedException("OTSTransactionNotFound");
    }
    tables.rows(id.substring(0, id.indexOf('/'))).putAll(transaction.puts);
    return OtsInternalApi.CommitTransactionResponse.getDefaultInstance().toByteArray();
  }
}
