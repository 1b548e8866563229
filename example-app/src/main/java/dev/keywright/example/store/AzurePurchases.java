package dev.keywright.example.store;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClient;
import com.azure.data.tables.TableServiceClientBuilder;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.Map;
import java.util.Optional;

/** Purchases in Azure Table Storage: PartitionKey is the device, RowKey the rest. */
final class AzurePurchases {
  private AzurePurchases() {}

  static PurchaseTable<?, ?> open(Map<String, String> environment) {
    String account = StoreName.required(environment, "AZURE_STORAGE_CONNECTION_STRING");
    TableServiceClient service =
        new TableServiceClientBuilder().connectionString(account).buildClient();
    service.createTableIfNotExists(StoreName.TABLE);
    TableClient table = service.getTableClient(StoreName.TABLE);
    PurchaseDesign design = StoreName.AZURE.design();
    AzureTableKeys keys = AzureTableKeys.of(design.layout());
    return new PurchaseTable<>(
        "Azure Table Storage, " + table.getTableEndpoint(),
        design,
        AzureTableReader.of(table, keys),
        AzureTableWriter.of(table),
        (key, attributes) -> keys.entity(key).addProperty(StoreName.ATTRIBUTES, attributes),
        row -> String.valueOf(row.getProperty(StoreName.ATTRIBUTES)),
        range -> "$filter=" + keys.filter(range),
        key -> Optional.empty(),
        () -> {});
  }
}
