package dev.keywright.example.command;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Command lines that cannot be used, and the help. */
class UsageTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "nonsense",
        "--store oracle",
        "scan --store oracle",
        "scan --device-from x",
        "scan --device-from 100 --device-to 15",
        "scan --device-from -1",
        "scan --device-to 1000000",
        "scan --limit -1",
        "get 54",
        "get 54 a_1 6777 200003",
        "get --store azure 9999999 a100 1 1",
        "get --store dynamodb 54 a_1 6777 200003",
        "get 54 a100 6777 200003 5",
        "load --generate -1",
        "load --generate many",
        "load --generate 1 --csv file",
        "events --generate 0",
        "events --generate many",
        "events 5",
        "explain",
      })
  void aBadCommandLineIsOneLineAndExitCodeTwo(String line) {
    Ran ran = Ran.with(line.split(" ", -1));
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("error: ").hasLineCount(1).contains("--help)");
  }

  @Test
  void theMessageNamesTheValueAndTheLimit() {
    assertThat(Ran.with("scan", "--device-to", "1000000").err())
        .contains("deviceId is 1000000, but must be from 0 to 999999");
  }

  @Test
  void theHelpNamesEveryCommand() {
    Ran help = Ran.with("--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("demo", "events", "explain", "get", "load", "scan");
    assertThat(Ran.with("scan", "--help").out()).contains("--device-from", "--dir", "--store");
  }

  @Test
  void aStoreThatRunsElsewhereIsFoundByTheConfigurationOfItsClient() {
    Ran ran = Ran.with("scan", "--store", "azure");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo(
            "error: the environment variable AZURE_STORAGE_CONNECTION_STRING is not set: the"
                + " connection string of the account"
                + System.lineSeparator());
  }

  @Test
  void whatDoesNotFitTheStoreIsRefused() {
    assertThat(Ran.with("--store", "hbase").err())
        .contains("this command needs an embedded store, --store mvstore or rocksdb");
    assertThat(Ran.with("events", "--store", "azure").exitCode()).isEqualTo(2);
    assertThat(Ran.with("scan", "--store", "azure", "--dir", "x").err())
        .contains("--dir is for a store that is embedded");
    assertThat(Ran.with("load", "--checkpoint", "x").err())
        .contains("--checkpoint is for a store that runs elsewhere");
    assertThat(Ran.with("load", "--store", "azure", "--verify").err())
        .contains("--verify needs an embedded store");
  }
}
