package dev.keywright.store.tablestore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.conformance.CommandProgram;
import dev.keywright.conformance.JarProgram.Output;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The packaged command reads the keys of a table, with the packaged client beside it. */
@Tag("full")
class LiveTableCommandTest {
  private static final String LAYOUT =
      "TEXT | device: \"d\" number int pad=3 | time: time long native | digest: digest byte[] native";

  @TempDir private Path directory;
  private CommandProgram keywright;
  private TablestoreStub stub;

  @BeforeEach
  void start() throws IOException {
    keywright = CommandProgram.in(directory, "tablestore");
    stub = new TablestoreStub();
    LiveRows.fill(stub);
  }

  @AfterEach
  void stop() {
    stub.close();
  }

  private Output run(String words, String... more) {
    List<String> arguments = new ArrayList<>(List.of(words.split(" ")));
    arguments.addAll(List.of("--store", "tablestore", "--table", "live"));
    arguments.addAll(List.of(more));
    return keywright.run(LiveRows.environment(stub), arguments.toArray(String[]::new));
  }

  @Test
  void itsKeysAreProfiledAndVerified() {
    Output profile = run("profile --column device");
    System.out.println(profile.text());
    assertThat(profile.exitCode()).isZero();
    assertThat(profile.text()).startsWith("600 keys, each of 4 bytes").contains("d000");
    Output verify = run("verify --dump", "--layout", LAYOUT);
    System.out.println(verify.text());
    assertThat(verify.text()).startsWith("All 600 keys can be read.");
    assertThat(verify.exitCode()).isZero();
  }

  @Test
  void theMessageNamesWhatIsMissing() {
    Output columns = run("profile");
    assertThat(columns.text())
        .isEqualTo(
            "keywright: tablestore:live: the key has several columns; name one:"
                + " --column device or --column time or --column digest");
    Output endpoint =
        keywright.run(
            Map.of("TABLESTORE_ENDPOINT", ""),
            "profile",
            "--store",
            "tablestore",
            "--table",
            "live");
    assertThat(endpoint.text())
        .isEqualTo("keywright: tablestore:live: set the environment variable TABLESTORE_ENDPOINT");
    assertThat(endpoint.exitCode()).isEqualTo(3);
  }
}
