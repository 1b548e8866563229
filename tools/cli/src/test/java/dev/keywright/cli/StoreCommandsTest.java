package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys of a table instead of files. */
class StoreCommandsTest {
  /** What the shell calls a process that a signal has ended: 128 and the number of SIGTERM. */
  private static final int TERMINATED = 143;

  private static final String LAYOUT = "TEXT separator=',' | pk: id int pad=9";

  private static Run onTable(String command, String table, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command, "--store", "hbase"));
    arguments.addAll(List.of("--table", table, "--requests-per-second", "1000"));
    arguments.addAll(List.of(more));
    return Run.of(arguments.toArray(String[]::new));
  }

  @Test
  void segmentsOfASortedTableAreReadOneAfterTheOther() throws Exception {
    Run verify = onTable("verify", "rows", "--dump", "--layout", LAYOUT);
    assertThat(verify.err()).isEmpty();
    assertThat(verify.code()).isZero();
    assertThat(verify.out()).contains("All 40 keys can be read.");
    Run json = onTable("profile", "rows", "--json");
    assertThat(json.json().at("/input/files/0").asText()).isEqualTo("hbase:rows");
    assertThat(json.json().at("/profile/arrival/isSorted").asBoolean()).isTrue();
  }

  @Test
  void aTableHasNoOrderOfArrival() {
    Run profile = onTable("profile", "rows", "--regions", "2");
    assertThat(profile.out())
        .contains("40 keys, each of 9 bytes")
        .contains("2  00000002 ")
        .doesNotContain("arrival")
        .doesNotContain("order");
    assertThat(onTable("profile", "rows", "--arrival").err())
        .contains("a table has no order of arrival");
  }

  @Test
  void otherSegmentsAreReadInTurn() throws Exception {
    Run infer = onTable("infer", "items", "--json");
    assertThat(infer.json().at("/input/columns/1").asText()).isEqualTo("SK");
    assertThat(infer.json().at("/input/keys").asInt()).isEqualTo(28);
    assertThat(infer.json().at("/input/broken/first"))
        .extracting(it -> it.asText())
        .containsExactly(
            "hbase:items, line 3: SK is not a text, bytes or whole number of 64 bits: 1.5",
            "hbase:items, line 13: SK is not a text, bytes or whole number of 64 bits: 1.5");
  }

  @Test
  void aColumnOfTheKeyCanBeChosen() throws Exception {
    Run profile = onTable("profile", "items", "--column", "PK", "--json");
    assertThat(profile.err()).isEmpty();
    assertThat(profile.json().at("/profile/keys").asInt()).isEqualTo(30);
    Run all = onTable("profile", "items");
    assertThat(all.code()).isEqualTo(3);
    assertThat(all.err())
        .isEqualTo(
            "keywright: hbase:items: the key has several columns; name one:"
                + " --column PK or --column SK\n");
    assertThat(onTable("profile", "items", "--column", "X").err())
        .contains("the key has no column X; it has PK, SK");
    assertThat(onTable("profile", "rows", "--column", "X").err())
        .contains("the key has no column X; it is one row key, without --column");
  }

  @Test
  void thePartitionKeyOfSeveralColumnsIsProfiledTogether() throws Exception {
    Run profile = onTable("profile", "events");
    assertThat(profile.err()).isEmpty();
    assertThat(profile.out())
        .startsWith("Keys of the columns tenant, day, with ',' between them.\n\n40 keys, each of 8")
        .contains("t0,20000");
    Run json = onTable("profile", "events", "--json");
    assertThat(json.json().at("/profile/duplicates/distinct/value").asInt()).isEqualTo(20);
    assertThat(onTable("profile", "events", "--column", "day", "--column", "created_at").out())
        .contains("20000,1700000000000");
  }

  @Test
  void thePartitionKeyAndTheTypesOfTheSchemaAreKept() throws Exception {
    Run infer = onTable("infer", "events", "--name", "Event", "-o", "-");
    assertThat(infer.err()).isEmpty();
    assertThat(infer.out())
        .contains("record Event(")
        .containsSubsequence("tenant", "String tenant", "int day", "DESC", "Instant createdAt");
    assertThat(onTable("infer", "events").out())
        .contains(
            "partition=2 | tenant: tenant String native | day: day int native"
                + " | created_at: createdAt Instant DESC native");
  }

  @Test
  void aStoreThatRefusesIsAnInputThatCannotBeRead() {
    Run none = onTable("profile", "none");
    assertThat(none.code()).isEqualTo(3);
    assertThat(none.err()).isEqualTo("keywright: hbase:none: there is no table none\n");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--store hbase                                       | --store and --table go together",
        "--table rows                                        | --store and --table go together",
        "--store sql --table rows                            | [HBASE, DYNAMODB, ",
        "--store hbase --table rows keys.txt                 | either files or a table",
        "--store hbase --table rows --encoding hex           | --encoding says how a file is read",
        "--store hbase --table rows --requests-per-second 0  | is above 0, not 0.0",
        "--seed 5                                            | name a file, - for standard input",
      })
  void whatDoesNotGoTogetherIsAWrongCommandLine(String options, String message) {
    Run run = Run.of(("profile " + options).split(" "));
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(message);
  }

  @Test
  void requestsKeepTheirDistance() {
    long start = System.nanoTime();
    // One for the segments, three and two for their pages: five distances.
    String slowly = "profile --store hbase --table rows --requests-per-second 20";
    assertThat(Run.of(slowly.split(" ")).code()).isZero();
    assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start)).isGreaterThan(249);
  }

  @Test
  void anIndexOfTheApplicationIsATable() {
    Run run = onTable("verify", "rows", "--index", "by_id", "--layout", LAYOUT);
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "keywright: hbase:rows:by_id: hbase keeps no index that --index could name; if your"
                + " application keeps by_id, read the table that holds its entries: --table\n");
    assertThat(Run.of("profile", "--index", "by_id", "keys.txt").err())
        .contains("--index names an index of a table: add --store and --table");
  }

  @Test
  void withoutTheJarOfTheStoreTheMessageNamesIt() {
    Run run = Run.of("profile", "--store", "dynamodb", "--table", "shop");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "keywright: --store dynamodb needs the client of this store, which is not here: put"
                + " keywright-cli-dynamodb.jar into the directory lib beside keywright.jar\n");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatWasLearntSoFarIsPrinted() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Dkeywright.watched=true",
                "-Dkeywright.patience=0",
                "-cp",
                System.getProperty("java.class.path"),
                Keywright.class.getName(),
                "profile",
                "--store",
                "hbase",
                "--table",
                "endless",
                "--requests-per-second",
                "5000")
            .start();
    try {
      // The bar appears when keys have been read.
      byte[] bar = process.getErrorStream().readNBytes(1);
      assertThat(bar).hasSize(1);
      process.toHandle().destroy();
      assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
      assertThat(process.exitValue()).isEqualTo(TERMINATED);
      String printed = new String(process.getInputStream().readAllBytes(), UTF_8);
      assertThat(printed).startsWith("Interrupted after ").contains("Split points for 16 regions");
    } finally {
      process.destroyForcibly();
    }
  }
}
