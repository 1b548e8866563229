package dev.keywright.engine.bigtable;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.cloud.bigtable.data.v2.BigtableDataClient;
import com.google.cloud.bigtable.data.v2.models.BulkMutation;
import com.google.cloud.bigtable.data.v2.models.Mutation;
import com.google.cloud.bigtable.data.v2.models.TableId;
import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command reads the keys of a table in the emulator. */
class LiveTableTest {
  /** More than one page has. */
  private static final int ROWS = 12_000;

  private static final int MUTATIONS_AT_ONCE = 2_000;

  @TempDir private Path directory;

  @Test
  void eachKeyIsReadOnceInOrder() throws Exception {
    CommandProgram keywright = CommandProgram.in(directory, "bigtable");
    try (BigtableEmulator emulator = BigtableEmulator.start();
        BigtableDataClient client = emulator.client()) {
      TableId table = emulator.newTable();
      for (int from = 0; from < ROWS; from += MUTATIONS_AT_ONCE) {
        write(client, table, from);
      }
      Map<String, String> environment =
          Map.of(
              "BIGTABLE_EMULATOR_HOST", "localhost:" + emulator.port(),
              "GOOGLE_CLOUD_PROJECT", "project",
              "BIGTABLE_INSTANCE", "instance");
      // The emulator tells a range for every hundred rows.
      String verify = "verify --dump --store bigtable --requests-per-second 1000 --table ";
      List<String> arguments = new ArrayList<>(List.of((verify + table.getTableId()).split(" ")));
      arguments.addAll(
          List.of("--layout", "TEXT separator='#' | pk: sensor int pad=3, number int pad=6"));
      Output verified = keywright.run(environment, arguments.toArray(String[]::new));
      System.out.println(verified.text());
      assertThat(verified.text()).startsWith("All 12,000 keys can be read.");
      assertThat(verified.exitCode()).isZero();

      Output missing =
          keywright.run(environment, "profile", "--store", "bigtable", "--table", "nothing");
      assertThat(missing.text())
          .isEqualTo("keywright: bigtable:nothing: there is no such table in this instance");
      assertThat(missing.exitCode()).isEqualTo(3);
      Output unnamed =
          keywright.run(
              Map.of("GOOGLE_CLOUD_PROJECT", "project", "BIGTABLE_INSTANCE", ""),
              "profile",
              "--store",
              "bigtable",
              "--table",
              "nothing");
      assertThat(unnamed.text())
          .isEqualTo("keywright: bigtable:nothing: set the environment variable BIGTABLE_INSTANCE");
    }
  }

  private static void write(BigtableDataClient client, TableId table, int from) {
    BulkMutation mutations = BulkMutation.create(table);
    IntStream.range(from, from + MUTATIONS_AT_ONCE)
        .forEach(
            i ->
                mutations.add(
                    String.format(Locale.ROOT, "%03d#%06d", i % 7, i),
                    Mutation.create()
                        .setCell(BigtableEmulator.FAMILY, "a", "a value")
                        .setCell(BigtableEmulator.FAMILY, "b", "a value")));
    client.bulkMutateRows(mutations);
  }
}
