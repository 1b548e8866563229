package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.TableServiceClientBuilder;
import com.azure.data.tables.models.TableEntity;
import com.azure.data.tables.models.TableTransactionAction;
import com.azure.data.tables.models.TableTransactionActionType;
import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The command reads the keys of a table in Azurite. */
@ExtendWith(OneAzurite.class)
class LiveTableTest {
  private static final int PARTITIONS = 15;

  /** Together more than a page has. */
  private static final int ROWS = 100;

  @TempDir private Path directory;

  @Test
  void eachKeyIsReadOnceInOrder(Azurite azurite) {
    CommandProgram keywright = CommandProgram.in(directory, "azure");
    fill(azurite);
    Map<String, String> environment =
        Map.of("AZURE_STORAGE_CONNECTION_STRING", azurite.connectionString());
    Output verified =
        keywright.run(
            environment,
            "verify",
            "--dump",
            "--store",
            "azure",
            "--table",
            "live",
            "--layout",
            "TEXT | PartitionKey: device int pad=4 | RowKey: \"at \" number int pad=6");
    System.out.println(verified.text());
    assertThat(verified.text()).startsWith("All 1,500 keys can be read.");
    assertThat(verified.exitCode()).isZero();

    Output missing = keywright.run(environment, "infer", "--store", "azure", "--table", "nothing");
    assertThat(missing.text())
        .isEqualTo("keywright: azure:nothing: there is no such table in this account");
    assertThat(missing.exitCode()).isEqualTo(3);
    Output account =
        keywright.run(
            Map.of("AZURE_STORAGE_CONNECTION_STRING", "secret"),
            "infer",
            "--store",
            "azure",
            "--table",
            "live");
    assertThat(account.text())
        .isEqualTo(
            "keywright: azure:live: AZURE_STORAGE_CONNECTION_STRING is not a connection string of a"
                + " table service");
  }

  private static void fill(Azurite azurite) {
    TableClient table =
        new TableServiceClientBuilder()
            .connectionString(azurite.connectionString())
            .buildClient()
            .createTableIfNotExists("live");
    for (int device = 0; device < PARTITIONS; device++) {
      String partition = String.format(Locale.ROOT, "%04d", device);
      List<TableTransactionAction> rows =
          IntStream.range(0, ROWS)
              .mapToObj(i -> new TableEntity(partition, String.format(Locale.ROOT, "at %06d", i)))
              .map(row -> row.addProperty("note", "a value"))
              .map(row -> new TableTransactionAction(TableTransactionActionType.CREATE, row))
              .toList();
      table.submitTransaction(rows);
    }
  }
}
