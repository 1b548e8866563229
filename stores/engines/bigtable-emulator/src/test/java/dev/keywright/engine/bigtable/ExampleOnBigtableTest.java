package dev.keywright.engine.bigtable;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ExampleProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ExampleOnBigtableTest {
  @Test
  void theGuidesPurchasesAreReadInOrder() throws Exception {
    try (BigtableEmulator emulator = BigtableEmulator.start()) {
      Map<String, String> environment =
          Map.of(
              "BIGTABLE_EMULATOR_HOST", "localhost:" + emulator.port(),
              "GOOGLE_CLOUD_PROJECT", "project",
              "BIGTABLE_INSTANCE", "instance");

      Output load = ExampleProgram.run(environment, "load", "--store", "bigtable");
      assertThat(load.lines()).contains("Store: Bigtable, project project, instance instance");
      assertThat(load.exitCode()).isZero();

      Output scan =
          ExampleProgram.run(
              environment,
              "scan",
              "--store",
              "bigtable",
              "--device-from",
              "15",
              "--device-to",
              "100");
      assertThat(scan.partitionKeys())
          .containsExactly("000016,a100,66661", "000054,a100,6777", "000054,a1001,6777");
      assertThat(scan.lines()).contains("Count: 3", "Requests: 1");

      Output get =
          ExampleProgram.run(
              environment, "get", "--store", "bigtable", "54", "a100", "6777", "200003");
      assertThat(get.lines()).anyMatch(line -> line.contains("coffee"));
    }
  }
}
