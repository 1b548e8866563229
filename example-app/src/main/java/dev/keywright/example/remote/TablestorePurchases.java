package dev.keywright.example.remote;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.model.Column;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import com.alicloud.openservices.tablestore.model.Row;
import com.alicloud.openservices.tablestore.model.RowPutChange;
import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.runtime.Key;
import dev.keywright.store.tablestore.TablestoreKeys;
import dev.keywright.store.tablestore.TablestoreReader;
import dev.keywright.store.tablestore.TablestoreWriter;
import java.util.List;

/** Purchases in Tablestore, under the key of its own guide. */
final class TablestorePurchases {
  private static final String TABLE = "purchases";
  private static final String ATTRIBUTES = "attributes";

  private TablestorePurchases() {}

  static RemoteTable open(Settings settings) {
    return open(
        new SyncClient(
            settings.required("TABLESTORE_ENDPOINT", "the address of the instance"),
            settings.required("ALIBABA_CLOUD_ACCESS_KEY_ID", "the access key's id"),
            settings.required("ALIBABA_CLOUD_ACCESS_KEY_SECRET", "the access key's secret"),
            settings.required("TABLESTORE_INSTANCE", "the name of the instance")));
  }

  static RemoteTable open(SyncClient client) {
    PurchaseDesign design = RemoteStore.TABLESTORE.design();
    TablestoreKeys keys = TablestoreKeys.of(design.layout());
    createTable(client, keys);
    Reading<Row> reading =
        new Reading<>(TablestoreReader.of(client, TABLE, keys), TablestorePurchases::attributes);
    Writing<RowPutChange> writing =
        new Writing<>(TablestoreWriter.of(client), (key, attributes) -> put(keys, key, attributes));
    return ClientTable.of(
            TABLE
                + " in Tablestore at "
                + client.getEndpoint()
                + ", instance "
                + client.getInstanceName(),
            design,
            reading,
            writing)
        .questionOf(range -> shown(keys.criteria(TABLE, range)))
        .closedBy(client::shutdown);
  }

  private static void createTable(SyncClient client, TablestoreKeys keys) {
    if (client.listTable().getTableNames().contains(TABLE)) {
      return;
    }
    client.createTable(keys.createTable(TABLE));
  }

  private static RowPutChange put(TablestoreKeys keys, Key key, String attributes) {
    RowPutChange put = keys.put(TABLE, key);
    put.addColumn(ATTRIBUTES, ColumnValue.fromString(attributes));
    return put;
  }

  private static String attributes(Row row) {
    List<Column> columns = row.getColumn(ATTRIBUTES);
    return columns.isEmpty() ? "" : columns.get(0).getValue().asString();
  }

  private static String shown(RangeRowQueryCriteria criteria) {
    return "GetRange from "
        + criteria.getInclusiveStartPrimaryKey()
        + " to below "
        + criteria.getExclusiveEndPrimaryKey();
  }
}
