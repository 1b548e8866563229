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
}
