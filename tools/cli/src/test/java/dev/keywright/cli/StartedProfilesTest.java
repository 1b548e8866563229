package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.cli.InstalledCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What users learn of how a table is written to, and of live tables, through the start script. */
@Tag("full")
@DisabledOnOs(OS.WINDOWS)
class StartedProfilesTest {
  @TempDir private Path directory;
  private InstalledCommand keywright;

  @BeforeEach
  void install() throws IOException {
    keywright = new InstalledCommand(directory.resolve("home"));
  }

  private Ended run(String... command) throws Exception {
    return keywright.run("\"$@\"", command);
  }

  /** Numbers that grow in each of some tenants; the last tenth has a tenant of its own. */
  private String arrivals(int keys) throws IOException {
    Random random = new Random(1);
    StringBuilder lines = new StringBuilder();
    for (int i = 0; i < keys; i++) {
      String tenant = i < keys / 10 * 9 ? "t" + (10 + random.nextInt(40)) : "z99";
      lines.append(tenant).append(',').append(10_000_000 + i).append('\n');
    }
    return Files.writeString(directory.resolve("keys.txt"), lines).toString();
  }

  @Test
  void growthWithinPrefixesAndTheLastTenthAreTold() throws Exception {
    String keys = arrivals(20_000);
    Ended ended = run("profile", keys);
    assertThat(ended.err()).isEmpty();
    assertThat(ended.code()).isZero();
    assertThat(ended.out())
        .containsPattern("The keys within prefixes of \\d bytes grow: \\d+\\.\\d % of them are at")
        .contains("Writes of one prefix all go to its end of the table.");
    Ended json = run("profile", "--json", "--regions", "10", keys);
    JsonNode arrival = new ObjectMapper().readTree(json.out()).at("/profile/arrival");
    // It may take in up to half as many keys more, which are in other regions.
    assertThat(arrival.at("/recentKeys").asInt()).isBetween(2_000, 3_000);
    assertThat(arrival.at("/busiest").asInt()).isEqualTo(9);
    assertThat(arrival.at("/busiestShare/value").asDouble()).isBetween(2 / 3.0, 1.0);
  }

  @Test
  void tablesAndIndexesAreRead() throws Exception {
    Ended events = run("profile", "--store", "hbase", "--table", "events");
    assertThat(events.err()).isEmpty();
    assertThat(events.code()).isZero();
    assertThat(events.out()).startsWith("Keys of the columns tenant, day, with ',' between them.");
    Ended index = run("profile", "--store", "hbase", "--table", "rows", "--index", "by_id");
    assertThat(index.code()).isEqualTo(3);
    assertThat(index.err())
        .contains("rows:by_id: hbase keeps no index that --index could name")
        .contains("read the table that holds its entries: --table")
        .hasLineCount(1);
  }

  @Test
  void aStackTraceIsShownOnlyForDebug() throws Exception {
    String[] command = {"profile", "--store", "hbase", "--table", "faulty"};
    String failed = "keywright: the command failed: java.lang.IllegalStateException: a bug";
    Ended plain = run(command);
    assertThat(plain.code()).isEqualTo(4);
    assertThat(plain.err()).isEqualTo(failed + "; --debug shows where\n");
    assertThat(plain.out()).isEmpty();
    Ended debug = keywright.run("\"$@\" --debug", command);
    assertThat(debug.code()).isEqualTo(4);
    assertThat(debug.err())
        .startsWith(failed + "\n\tat " + ListedStore.class.getName())
        .contains("\tat " + Keywright.class.getName() + ".main(");
  }
}
