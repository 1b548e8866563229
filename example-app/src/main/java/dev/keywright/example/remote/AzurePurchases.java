package dev.keywright.example.remote;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.example.remote.ClientTable.Reading;
import dev.keywright.example.remote.ClientTable.Writing;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;

/** Purchases in Azure Table Storage: PartitionKey is the device, RowKey the rest. */
final class AzurePurchases {
  private static final String TABLE = "purchases";
  private static final String ATTRIBUTES = "attributes";

  private AzurePurchases() {}

  static RemoteTable open(Settings settings) {
    TableServiceClient service =
        new TableServiceClientBuilder()
            .connectionString(
                settings.required(
                    "AZURE_STORAGE_CONNECTION_STRING", "the connection string of the account"))
            .buildClient();
    service.createTableIfNotExists(TABLE);
    TableClient table = service.getTableClient(TABLE);
    PurchaseDesign design = RemoteStore.AZURE.design();
    AzureTableKeys keys = AzureTableKeys.of(design.layout());
    Reading<TableEntity> reading =
        new Reading<>(
            AzureTableReader.of(table, keys),
            entity -> String.valueOf(entity.getProperty(ATTRIBUTES)));
    Writing<TableEntity> writing =
        new Writing<>(
            AzureTableWriter.of(table),
            (key, attributes) -> keys.entity(key).addProperty(ATTRIBUTES, attributes));
    return ClientTable.of(table.getTableEndpoint(), design, reading, writing)
        .questionOf(range -> shown(keys.filter(range)))
        .closedBy(() -> {});
  }

  private static String shown(String filter) {
    return filter.isEmpty() ? "all entities" : "$filter=" + filter;
  }
}
