package dev.keywright.example.store;

import com.alicloud.openservices.tablestore.SyncClient;
import com.alicloud.openservices.tablestore.model.ColumnValue;
import com.alicloud.openservices.tablestore.model.RangeRowQueryCriteria;
import dev.keywright.store.tablestore.TablestoreKeys;
import dev.keywright.store.tablestore.TablestoreReader;
import dev.keywright.store.tablestore.TablestoreWriter;
import java.util.Map;
import java.util.Optional;

/** Purchases in Tablestore, under the key of its own guide. */
final class TablestorePurchases {
  private TablestorePurchases() {}

  static PurchaseTable<?, ?> open(Map<String, String> environment) {
    return open(
        new SyncClient(
            StoreName.required(environment, "TABLESTORE_ENDPOINT"),
            StoreName.required(environment, "ALIBABA_CLOUD_ACCESS_KEY_ID"),
            StoreName.required(environment, "ALIBABA_CLOUD_ACCESS_KEY_SECRET"),
            StoreName.required(environment, "TABLESTORE_INSTANCE")));
  }

  /** With a client of one instance. */
  static PurchaseTable<?, ?> open(SyncClient client) {
    PurchaseDesign design = StoreName.TABLESTORE.design();
    TablestoreKeys keys = TablestoreKeys.of(design.layout());
    if (!client.listTable().getTableNames().contains(StoreName.TABLE)) {
      client.createTable(keys.createTable(StoreName.TABLE));
    }
    return new PurchaseTable<>(
        "Tablestore at " + client.getEndpoint() + ", instance " + client.getInstanceName(),
        design,
        TablestoreReader.of(client, StoreName.TABLE, keys),
        TablestoreWriter.of(client),
        (key, attributes) ->
            keys.put(StoreName.TABLE, key)
                .addColumn(StoreName.ATTRIBUTES, ColumnValue.fromString(attributes)),
        row -> row.getLatestColumn(StoreName.ATTRIBUTES).getValue().asString(),
        range -> shown(keys.criteria(StoreName.TABLE, range)),
        key -> Optional.empty(),
        client::shutdown);
  }

  private static String shown(RangeRowQueryCriteria criteria) {
    return "GetRange from "
        + criteria.getInclusiveStartPrimaryKey()
        + " to below "
        + criteria.getExclusiveEndPrimaryKey();
  }
}
