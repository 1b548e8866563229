package dev.keywright.example;

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
        "--store rocksdb",
        "demo --store oracle",
        "demo --store hbase",
        "demo --dir x",
        "scan --store oracle",
        "scan --store azure --dir x",
        "scan --device-from x",
        "scan --device-from 100 --device-to 15",
        "scan --device-from -1",
        "scan --device-to 1000000",
        "scan --limit -1",
        "scan --store dynamodb --device-from 15",
        "scan --store dynamodb --device-from 100 --device-to 15",
        "scan --store dynamodb --device-from -1 --device-to 15",
        "scan --store dynamodb --device-to 1001",
        "get 54",
        "get 54 a_1 6777 200003",
        "get --store azure 9999999 a100 1 1",
        "get --store dynamodb 54 a_1 6777 200003",
        "get 54 a100 6777 200003 5",
        "load --generate -1",
        "load --generate many",
        "load --generate 1 --csv file",
        "load --checkpoint file",
        "events --generate 0",
        "events --generate many",
        "events --store azure",
        "events --dir x",
        "events 5",
        "rekey --generate 0",
        "rekey --store dynamodb",
        "rekey --store mvstore",
        "rekey --dir x",
        "rekey --store hbase --generate 0",
        "shop --generate 0",
        "shop --store azure",
        "shop --dir x",
        "shop --store dynamodb --dir x",
        "shop --endpoint http://localhost:8000",
      })
  void aBadCommandLineIsOneLineAndExitCodeTwo(String line) {
    Ran ran = Ran.with(line.split(" ", -1));
    assertThat(ran.exitCode()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("error: ").hasLineCount(1).contains("--help)");
  }

  @Test
  void theMessageNamesTheValueTheLimitAndTheFix() {
    assertThat(Ran.with("scan", "--device-to", "1000000").err())
        .contains("deviceId is 1000000, but must be from 0 to 999999");
    assertThat(Ran.with("get", "--store", "hbase", "9999999", "a100", "1", "1").err())
        .contains("deviceId is 9999999, but must be from 0 to 999999");
    assertThat(Ran.with("scan", "--store", "dynamodb", "--device-to", "1001").err())
        .contains("name --device-from and --device-to, with at most 1,000 devices between them");
    assertThat(Ran.with("demo", "--store", "hbase").err())
        .contains("this command needs an embedded store: --store mvstore or rocksdb");
    assertThat(Ran.with("scan", "--store", "azure", "--dir", "x").err())
        .contains("--dir is for --store mvstore and rocksdb");
    assertThat(Ran.with("events", "--generate", "0").err())
        .contains("--generate is 0, but must be 1 or more");
  }

  @Test
  void theHelpNamesEveryCommand() {
    Ran help = Ran.with("--help");
    assertThat(help.exitCode()).isZero();
    assertThat(help.out()).contains("demo", "events", "get", "load", "scan", "shop");
    assertThat(Ran.with("scan", "--help").out())
        .contains("--device-from", "--dir", "--store", "bigtable");
  }

  @Test
  void aStoreThatRunsElsewhereIsFoundByTheConfigurationOfItsClient() {
    Ran ran = Ran.with("scan", "--store", "azure");

    assertThat(ran.exitCode()).isEqualTo(1);
    assertThat(ran.err())
        .isEqualTo(
            "error: cannot open Azure Table Storage: set the environment variable"
                + " AZURE_STORAGE_CONNECTION_STRING"
                + System.lineSeparator());
  }
}
