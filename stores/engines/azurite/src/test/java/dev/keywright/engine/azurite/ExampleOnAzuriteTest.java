package dev.keywright.engine.azurite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.ExampleProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(OneAzurite.class)
class ExampleOnAzuriteTest {
  @Test
  void theGuidesPurchasesAreReadInOrder(Azurite azurite) {
    Map<String, String> environment =
        Map.of("AZURE_STORAGE_CONNECTION_STRING", azurite.connectionString());

    Output load = ExampleProgram.run(environment, "load", "--store", "azure");
    assertThat(load.lines()).anyMatch(line -> line.startsWith("Store: Azure Table Storage, http"));
    assertThat(load.exitCode()).isZero();

    Output scan =
        ExampleProgram.run(
            environment, "scan", "--store", "azure", "--device-from", "15", "--device-to", "100");
    assertThat(scan.partitionKeys())
        .containsExactly("000016,a100,66661", "000054,a100,6777", "000054,a1001,6777");
    assertThat(scan.lines())
        .contains(
            "Question: $filter=PartitionKey ge '000015' and PartitionKey lt '000100'",
            "Count: 3",
            "Requests: 1");

    Output get =
        ExampleProgram.run(environment, "get", "--store", "azure", "54", "a100", "6777", "200003");
    assertThat(get.lines()).anyMatch(line -> line.contains("coffee"));
    Output missing =
        ExampleProgram.run(environment, "get", "--store", "azure", "54", "a100", "6777", "200009");
    assertThat(missing.exitCode()).isEqualTo(1);
    assertThat(missing.lines())
        .contains(
            "error: the store has no purchase with the key"
                + " {partitionKey=000054, sortKey=a100,000000006777,000000200009}");
  }
}
