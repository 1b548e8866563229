package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.model.BatchWriteRowRequest;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.CreateTableRequest;
import com.alicloud.openservices.tablestore.model.DefaultRetryStrategy;
import com.alicloud.openservices.tablestore.model.IndexMeta;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.PrimaryKeyType;
import com.alicloud.openservices.tablestore.model.PrimaryKeyValue;
import com.alicloud.openservices.tablestore.model.ReservedThroughput;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import com.alicloud.openservices.tablestore.model.TableMeta;
import com.alicloud.openservices.tablestore.model.TableOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** A table of devices and times in the stub, for the command to read. */
final class LiveRows {
  static final String TABLE = "live";
  static final String INDEX = "live_by_time";
  static final int DEVICES = 12;
  static final int TIMES = 50;

  private LiveRows() {}

  /** The variables that name the stub and its access key. */
  static Map<String, String> environment(TablestoreStub stub) {
    return Map.of(
        "TABLESTORE_ENDPOINT",
        stub.endpoint(),
        "TABLESTORE_INSTANCE",
        "instance",
        "TABLESTORE_ACCESS_KEY_ID",
        StubSignature.ID,
        "TABLESTORE_ACCESS_KEY_SECRET",
        StubSignature.SECRET);
  }

  /** Creates the table, with an attribute in every row that no key needs. */
  static void fill(TablestoreStub stub) {
    SyncClient client = stub.client(new DefaultRetryStrategy());
    try {
      TableMeta meta = new TableMeta(TABLE);
      meta.addPrimaryKeyColumn("device", PrimaryKeyType.STRING);
      meta.addPrimaryKeyColumn("time", PrimaryKeyType.INTEGER);
      meta.addPrimaryKeyColumn("digest", PrimaryKeyType.BINARY);
      IndexMeta index = new IndexMeta(INDEX);
      index.addPrimaryKeyColumn("time");
      client.createTable(
          new CreateTableRequest(
              meta, new TableOptions(-1, 1), new ReservedThroughput(0, 0), List.of(index)));
      for (int device = 0; device < DEVICES; device++) {
        BatchWriteRowRequest batch = new BatchWriteRowRequest();
        for (PrimaryKey key : keysOf(device)) {
          batch.addRowChange(
              new RowPutChange(TABLE, key).addColumn("note", ColumnValue.fromString("a value")));
          // The service does this by itself.
          batch.addRowChange(new RowPutChange(INDEX, entry(key)));
        }
        client.batchWriteRow(batch);
      }
    } finally {
      client.shutdown();
    }
  }

  /** The key of an entry of the index: the time, then the rest of the table's key. */
  private static PrimaryKey entry(PrimaryKey key) {
    return new PrimaryKey(
        List.of(
            key.getPrimaryKeyColumn("time"),
            key.getPrimaryKeyColumn("device"),
            key.getPrimaryKeyColumn("digest")));
  }

  /** All keys of the index in their order. */
  static List<PrimaryKey> entries() {
    return keys().stream().map(LiveRows::entry).sorted().toList();
  }

  /** All keys in their order. */
  static List<PrimaryKey> keys() {
    List<PrimaryKey> keys = new ArrayList<>();
    for (int device = 0; device < DEVICES; device++) {
      keys.addAll(keysOf(device));
    }
    return keys;
  }

  private static List<PrimaryKey> keysOf(int device) {
    List<PrimaryKey> keys = new ArrayList<>();
    for (int time = 0; time < TIMES; time++) {
      keys.add(
          new PrimaryKey(
              List.of(
                  new PrimaryKeyColumn(
                      "device",
                      PrimaryKeyValue.fromString(String.format(Locale.ROOT, "d%03d", device))),
                  new PrimaryKeyColumn(
                      "time", PrimaryKeyValue.fromLong((time - TIMES / 2) * 1_000_000_007L)),
                  new PrimaryKeyColumn(
                      "digest",
                      PrimaryKeyValue.fromBinary(new byte[] {(byte) (device * 31), 0, -1})))));
    }
    return keys;
  }
}
