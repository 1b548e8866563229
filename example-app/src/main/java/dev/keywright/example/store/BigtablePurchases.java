package dev.keywright.example.store;

import com.google.cloud.bigtable.admin.v2.BigtableTableAdminClient;
import com.google.cloud.bigtable.admin.v2.models.CreateTableRequest;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.TableId;
import dev.keywright.store.bigtable.BigtableKeys;
import dev.keywright.store.bigtable.BigtableReader;
import dev.keywright.store.bigtable.BigtableWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;

/** Purchases in Bigtable, whose row key holds both columns of the guide's key. */
final class BigtablePurchases {
  private static final String FAMILY = "p";

  private BigtablePurchases() {}

  /** With the client's own configuration: BIGTABLE_EMULATOR_HOST, or application credentials. */
  static PurchaseTable<?, ?> open(Map<String, String> environment) throws IOException {
    String project = StoreName.required(environment, "GOOGLE_CLOUD_PROJECT");
    String instance = StoreName.required(environment, "BIGTABLE_INSTANCE");
    try (BigtableTableAdminClient admin = BigtableTableAdminClient.create(project, instance)) {
      if (!admin.exists(StoreName.TABLE)) {
        admin.createTable(CreateTableRequest.of(StoreName.TABLE).addFamily(FAMILY));
      }
    }
    PurchaseDesign design = StoreName.BIGTABLE.design();
    BigtableKeys keys = BigtableKeys.of(design.layout());
    BigtableDataClient client = BigtableDataClient.create(project, instance);
    TableId table = TableId.of(StoreName.TABLE);
    return new PurchaseTable<>(
        "Bigtable, project " + project + ", instance " + instance,
        design,
        BigtableReader.of(client, table, keys),
        BigtableWriter.of(client, table),
        (key, attributes) -> keys.mutation(key).setCell(FAMILY, StoreName.ATTRIBUTES, attributes),
        row -> row.getCells(FAMILY, StoreName.ATTRIBUTES).get(0).getValue().toStringUtf8(),
        range -> "rows " + keys.bounds(range).map(Object::toString).orElse("none"),
        key -> Optional.empty(),
        client::close);
  }
}
