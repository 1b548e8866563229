package dev.keywright.store.tablestore;

import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi;
import com.alicloud.openservices.tablestore.core.protocol.OtsInternalApi.TableMeta;
import com.alicloud.openservices.tablestore.model.PrimaryKey;
import com.alicloud.openservices.tablestore.model.PrimaryKeyColumn;
import com.alicloud.openservices.tablestore.model.Row;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;

/** The tables of the stub: their rows in order, and the schemas that they were created with. */
final class StubTables {
  private static final long HUNDRED_MB = 100L << 20;

  private final Map<String, NavigableMap<PrimaryKey, Row>> rows = new ConcurrentHashMap<>();
  private final Map<String, TableMeta> schemas = new ConcurrentHashMap<>();
  private final Map<String, List<OtsInternalApi.IndexMeta>> indexes = new ConcurrentHashMap<>();

  NavigableMap<PrimaryKey, Row> rows(String table) {
    return rows.computeIfAbsent(table, any -> new ConcurrentSkipListMap<>(new StubOrder()));
  }

  Iterable<String> names() {
    return rows.keySet();
  }

  /** Creates a table and describes its indexes. A test writes their entries itself. */
  void create(OtsInternalApi.CreateTableRequest request) {
    TableMeta schema = request.getTableMeta();
    schemas.put(schema.getTableName(), schema);
    indexes.put(schema.getTableName(), request.getIndexMetasList());
    rows(schema.getTableName());
  }

  void drop(String table) {
    rows.remove(table);
    schemas.remove(table);
  }

  boolean isCreated(String table) {
    return schemas.containsKey(table);
  }

  byte[] description(String table) {
    return OtsInternalApi.DescribeTableResponse.newBuilder()
        .setTableMeta(schemas.get(table))
        .addAllIndexMetas(indexes.get(table))
        .setReservedThroughputDetails(
            OtsInternalApi.ReservedThroughputDetails.newBuilder()
                .setCapacityUnit(OtsInternalApi.CapacityUnit.newBuilder().setRead(0).setWrite(0))
                .setLastIncreaseTime(0))
        .setTableOptions(
            OtsInternalApi.TableOptions.newBuilder().setTimeToLive(-1).setMaxVersions(1))
        .build()
        .toByteArray();
  }

  /**
   * Where parts of the size that is asked for begin: at the first column of a key, without the
   * later ones, which are the smallest.
   *
   * @param rowBytes the size that each row is taken to have
   */
  byte[] splits(OtsInternalApi.ComputeSplitPointsBySizeRequest request, long rowBytes)
      throws IOException {
    TableMeta schema = schemas.get(request.getTableName());
    OtsInternalApi.ComputeSplitPointsBySizeResponse.Builder answer =
        OtsInternalApi.ComputeSplitPointsBySizeResponse.newBuilder()
            .setConsumed(StubWire.consumed())
            .addAllSchema(schema.getPrimaryKeyList());
    long size = request.getSplitSize() * HUNDRED_MB;
    long bytes = 0;
    int parts = 1;
    PrimaryKeyColumn first = null;
    for (PrimaryKey key : rows(request.getTableName()).keySet()) {
      PrimaryKeyColumn now = key.getPrimaryKeyColumn(0);
      if (bytes >= size && !now.equals(first)) {
        answer.addSplitPoints(StubWire.encoded(new PrimaryKey(List.of(now))));
        parts++;
        bytes = 0;
      }
      first = now;
      bytes += rowBytes;
    }
    return answer
        .addLocations(
            OtsInternalApi.ComputeSplitPointsBySizeResponse.SplitLocation.newBuilder()
                .setLocation("")
                .setRepeat(parts))
        .build()
        .toByteArray();
  }
}
