package dev.keywright.example.remote;

import com.google.cloud.bigtable.admin.v2.BigtableTableAdminClient;
import com.google.cloud.bigtable.admin.v2.models.CreateTableRequest;
import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.Row;
import com.google.cloud.bigtable.data.v2.models.RowCell;
import com.google.cloud.bigtable.data.v2.models.RowMutationEntry;
import com.google.cloud.bigtable.data.v2.models.TableId;
import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.example.store.StoreException;
import dev.keywright.store.bigtable.BigtableKeys;
import dev.keywright.store.bigtable.BigtableReader;
import dev.keywright.store.bigtable.BigtableWriter;
import java.io.IOException;
import java.util.List;

/** Purchases in Bigtable, whose row key holds both columns of the guide's key. */
final class BigtablePurchases {
  private static final String TABLE = "purchases";
  private static final String FAMILY = "p";
  private static final String ATTRIBUTES = "attributes";

  private BigtablePurchases() {}

  /** With the client's own configuration: BIGTABLE_EMULATOR_HOST, or application credentials. */
  static RemoteTable open(Settings settings) {
    String project = settings.required("GOOGLE_CLOUD_PROJECT", "the name of the project");
    String instance = settings.required("BIGTABLE_INSTANCE", "the name of the instance");
    PurchaseDesign design = RemoteStore.BIGTABLE.design();
    BigtableKeys keys = BigtableKeys.of(design.layout());
    try {
      createTable(project, instance);
      BigtableDataClient client = BigtableDataClient.create(project, instance);
      TableId table = TableId.of(TABLE);
      Reading<Row> reading =
          new Reading<>(BigtableReader.of(client, table, keys), BigtablePurchases::attributes);
      Writing<RowMutationEntry> writing =
          new Writing<>(
              BigtableWriter.of(client, table),
              (key, attributes) -> keys.mutation(key).setCell(FAMILY, ATTRIBUTES, attributes));
      return ClientTable.of(
              TABLE + " in Bigtable, project " + project + ", instance " + instance,
              design,
              reading,
              writing)
          .questionOf(range -> "rows " + keys.bounds(range).map(Object::toString).orElse("none"))
          .closedBy(client::close);
    } catch (IOException failure) {
      throw new StoreException("cannot use Bigtable: " + failure.getMessage(), failure);
    }
  }

  private static void createTable(String project, String instance) throws IOException {
    try (BigtableTableAdminClient admin = BigtableTableAdminClient.create(project, instance)) {
      if (!admin.exists(TABLE)) {
        admin.createTable(CreateTableRequest.of(TABLE).addFamily(FAMILY));
      }
    }
  }

  private static String attributes(Row row) {
    List<RowCell> cells = row.getCells(FAMILY, ATTRIBUTES);
    return cells.isEmpty() ? "" : cells.get(0).getValue().toStringUtf8();
  }
}
