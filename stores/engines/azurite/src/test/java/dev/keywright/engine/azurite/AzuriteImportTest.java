package dev.keywright.engine.azurite;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.azure.data.tables.TableClient;
import com.azure.data.tables.models.TableEntity;
import dev.keywright.runtime.ColumnOrder;
import dev.keywright.runtime.KeyRange;
import dev.keywright.store.PagedRows;
import dev.keywright.store.azure.AzureTableKeys;
import dev.keywright.store.azure.AzureTableReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** An import whose process is killed half way, and started again. */
@ExtendWith(OneAzurite.class)
class AzuriteImportTest {
  private static final int SETS = new ImportedRows().sets();

  private final CRC32 expected = new CRC32();
  private final CRC32 found = new CRC32();

  @Test
  @Timeout(300)
  void anImportThatIsKilledHalfWayEndsWithEveryRowOnce(Azurite azurite, @TempDir Path folder)
      throws IOException, InterruptedException {
    TableClient table = Tables.create(azurite);
    Path checkpoint = folder.resolve("import");

    int written = importHalf(azurite, table, checkpoint);
    String result = importRest(azurite, table, checkpoint);

    assertThat(written).isBetween(1, SETS - 1);
    assertThat(result).isEqualTo("sets " + (SETS - written) + " resumed " + written);
    long rows = compare(AzureTableReader.of(table, AzureTableKeys.of(TableKey.LAYOUT)));
    assertThat(rows).isEqualTo(ImportedRows.ROWS);
    assertThat(found.getValue()).isEqualTo(expected.getValue());
    System.out.printf(
        Locale.ROOT,
        "Azurite: import killed behind %,d of %,d rows and resumed: %,d rows, checksum %08x of"
            + " %08x%n",
        written * ImportedRows.ROWS_PER_SET,
        ImportedRows.ROWS,
        rows,
        found.getValue(),
        expected.getValue());
  }

  /** How many sets were written when the process was killed. */
  private static int importHalf(Azurite azurite, TableClient table, Path checkpoint)
      throws IOException, InterruptedException {
    String half = "written " + ImportedRows.ROWS / 2;
    try (ImportRun run = start(azurite, table, checkpoint)) {
      assertThat(run.readTo(half::equals)).endsWith(half);
      run.kill();
      assertThat(run.exitValue()).isNotZero();
    }
    List<String> lines = Files.readAllLines(checkpoint, UTF_8);
    return lines.size() - 1;
  }

  /** What the process that went on said at its end. */
  private static String importRest(Azurite azurite, TableClient table, Path checkpoint)
      throws IOException, InterruptedException {
    try (ImportRun run = start(azurite, table, checkpoint)) {
      List<String> lines = run.readTo(it -> false);
      assertThat(run.exitValue()).as("%s", lines).isZero();
      return lines.get(lines.size() - 1);
    }
  }

  private static ImportRun start(Azurite azurite, TableClient table, Path checkpoint)
      throws IOException {
    return ImportRun.start(azurite.connectionString(), table.getTableName(), checkpoint);
  }

  /** Compares every row of the table with the source, and counts them. */
  private long compare(AzureTableReader reader) {
    long rows = 0;
    int partitions = ImportedRows.ROWS / ImportedRows.ROWS_PER_PARTITION;
    for (int partition = 0; partition < partitions; partition++) {
      String name = ImportedRows.partition(partition);
      int first = partition * ImportedRows.ROWS_PER_PARTITION;
      List<String> source =
          IntStream.range(first, first + ImportedRows.ROWS_PER_PARTITION)
              .mapToObj(row -> ImportedRows.rowKey(row) + "=" + ImportedRows.value(row))
              .toList();
      List<String> stored = read(reader.read(TableKey.rows(name, "", null)));
      assertThat(stored).as(name).isEqualTo(source);
      source.forEach(row -> expected.update(row.getBytes(UTF_8)));
      stored.forEach(row -> found.update(row.getBytes(UTF_8)));
      rows += stored.size();
    }
    for (KeyRange<String> outside :
        List.of(
            KeyRange.of(Map.of(), "partitionKey", "", ImportedRows.partition(0), ColumnOrder.TEXT),
            KeyRange.of(
                Map.<String, Object>of(),
                "partitionKey",
                ImportedRows.partition(partitions),
                null,
                ColumnOrder.TEXT))) {
      assertThat(read(reader.read(outside))).isEmpty();
    }
    return rows;
  }

  private static List<String> read(PagedRows<TableEntity> rows) {
    List<String> found = new ArrayList<>();
    rows.forEachRemaining(row -> found.add(row.getRowKey() + "=" + row.getProperty("value")));
    return found;
  }
}
