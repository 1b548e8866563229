package dev.keywright.engine.azurite;

import com.azure.data.tables.TableClient;
import dev.keywright.store.azure.AzureTableWriter;
import dev.keywright.store.bulk.BulkImport;
import dev.keywright.store.bulk.ImportResult;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;

/** The import, as a program of its own, so that it can be killed. */
final class ImportProcess {
  private ImportProcess() {}

  /** Takes the connection string, the table and the checkpoint; tells how many rows are written. */
  @SuppressWarnings("SystemOut") // what the test reads
  public static void main(String[] arguments) {
    TableClient table = Tables.open(arguments[0], arguments[1], 0);
    AtomicLong written = new AtomicLong();
    ImportResult result =
        BulkImport.into(
                AzureTableWriter.of(table), arguments[1] + " in Azurite, " + TableKey.LAYOUT)
            .listener(rows -> System.out.println("written " + written.addAndGet(rows)))
            .run(new ImportedRows(), Path.of(arguments[2]));
    System.out.println("sets " + result.sets() + " resumed " + result.resumedSets());
  }
}
