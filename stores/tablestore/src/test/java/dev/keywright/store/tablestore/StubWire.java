package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi;
import com.alicloud.openservices.tablestore.core.protocol.PlainBufferBuilder;
import com.alicloud.openservices.tablestore.core.protocol.PlainBufferCodedInputStream;
import com.alicloud.openservices.tablestore.core.protocol.PlainBufferConversion;
import com.alicloud.openservices.tablestore.core.protocol.PlainBufferInputStream;
import com.alicloud.openservices.tablestore.core.protocol.PlainBufferRow;
import com.alicloud.openservices.tablestore.model.Column;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import com.aliyun.ots.thirdparty.com.google.protobuf.ByteString;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the stub reads and answers, by the codec of the client itself. */
final class StubWire {
  private static final int HEADER_BYTES = 4;
  private static final long SOME_TIME = 1;

  private StubWire() {}

  static PrimaryKey primaryKey(ByteString bytes) throws IOException {
    return PlainBufferConversion.toPrimaryKey(plainRow(bytes).getPrimaryKey());
  }

  static ByteString encoded(PrimaryKey key) throws IOException {
    return ByteString.copyFrom(PlainBufferBuilder.buildPrimaryKeyWithHeader(key));
  }

  /** A row that is put, with the time that the service would give its columns. */
  static Row row(ByteString bytes) throws IOException {
    Row put = PlainBufferConversion.toRow(plainRow(bytes));
    Column[] columns = put.getColumns();
    for (int i = 0; i < columns.length; i++) {
      columns[i] = new Column(columns[i].getName(), columns[i].getValue(), SOME_TIME);
    }
    return new Row(put.getPrimaryKey(), columns);
  }

  private static PlainBufferRow plainRow(ByteString bytes) throws IOException {
    return new PlainBufferCodedInputStream(new PlainBufferInputStream(bytes.toByteArray()))
        .readRowsWithHeader()
        .get(0);
  }

  static byte[] page(StubPage page) throws IOException {
    List<Row> rows = page.rows();
    ByteString.Output encoded = ByteString.newOutput();
    for (int i = 0; i < rows.size(); i++) {
      byte[] row = encoded(rows.get(i));
      int from = i == 0 ? 0 : HEADER_BYTES;
      encoded.write(row, from, row.length - from);
    }
    OtsInternalApi.GetRangeResponse.Builder answer =
        OtsInternalApi.GetRangeResponse.newBuilder()
            .setConsumed(consumed())
            .setRows(encoded.toByteString());
    if (page.next().isPresent()) {
      answer.setNextStartPrimaryKey(encoded(page.next().get()));
    }
    return answer.build().toByteArray();
  }

  /** The row with these columns alone; none if it has none of them, neither in its key. */
  static Optional<Row> only(List<String> columns, Row row) {
    if (columns.isEmpty()) {
      return Optional.of(row);
    }
    Column[] left =
        Arrays.stream(row.getColumns())
            .filter(column -> columns.contains(column.getName()))
            .toArray(Column[]::new);
    boolean isInKey = columns.stream().anyMatch(row.getPrimaryKey()::contains);
    return left.length > 0 || isInKey
        ? Optional.of(new Row(row.getPrimaryKey(), left))
        : Optional.empty();
  }

  static byte[] encoded(Row row) throws IOException {
    RowPutChange change = new RowPutChange("any", row.getPrimaryKey());
    change.addColumns(row.getColumns());
    return PlainBufferBuilder.buildRowPutChangeWithHeader(change);
  }

  static byte[] tables(Iterable<String> names) {
    return OtsInternalApi.ListTableResponse.newBuilder()
        .addAllTableNames(names)
        .build()
        .toByteArray();
  }

  static OtsInternalApi.RowInBatchWriteRowResponse written() {
    return OtsInternalApi.RowInBatchWriteRowResponse.newBuilder()
        .setIsOk(true)
        .setConsumed(consumed())
        .build();
  }

  static OtsInternalApi.RowInBatchWriteRowResponse refused(String code) {
    return OtsInternalApi.RowInBatchWriteRowResponse.newBuilder()
        .setIsOk(false)
        .setError(error(code))
        .build();
  }

  static byte[] deleted() {
    return OtsInternalApi.DeleteRowResponse.newBuilder()
        .setConsumed(consumed())
        .build()
        .toByteArray();
  }

  static OtsInternalApi.Error error(String code) {
    return OtsInternalApi.Error.newBuilder().setCode(code).setMessage("the stub says so").build();
  }

  static OtsInternalApi.ConsumedCapacity consumed() {
    return OtsInternalApi.ConsumedCapacity.newBuilder()
        .setCapacityUnit(OtsInternalApi.CapacityUnit.newBuilder().setRead(1).setWrite(1))
        .build();
  }
}
