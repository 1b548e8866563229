package dev.keywright.engine.azurite;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.conformance.Engine;
import dev.keywright.conformance.EngineTable;
import dev.keywright.runtime.Key;
import dev.keywright.store.StoreReader;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import dev.keywright.store.azure.AzureTableWriter;
import java.util.List;

/** Azurite, as the suite asks it. */
record AzuriteEngine(Azurite azurite) implements Engine {
  @Override
  public String name() {
    return azurite.name();
  }

  @Override
  public EngineTable open(String layout, List<?> splitPoints) {
    AzureTableKeys keys = AzureTableKeys.of(layout);
    return new Table(keys, Tables.create(azurite));
  }

  private record Table(AzureTableKeys keys, TableClient table) implements EngineTable {
    @Override
    public void write(List<? extends Key> rows) {
      List<TableEntity> entities = rows.stream().map(keys::entity).toList();
      AzureTableWriter.of(table).write(entities.stream().filter(it -> !isMisplaced(it)).toList());
      entities.stream().filter(Table::isMisplaced).forEach(table::upsertEntity);
    }

    // AzuriteFaultsOfItsOwnTest shows what becomes of these in a transaction.
    private static boolean isMisplaced(TableEntity entity) {
      return ("'" + entity.getRowKey()).contains("',");
    }

    @Override
    public void delete(List<? extends Key> rows) {
      rows.forEach(row -> table.deleteEntity(keys.partitionKey(row), keys.rowKey(row)));
    }

    @Override
    public StoreReader<?> reader() {
      return AzureTableReader.of(table, keys);
    }

    @Override
    public void close() {
      table.deleteTable();
    }
  }
}
