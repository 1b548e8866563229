package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Slips of people who call the command: a message has the option, the value and what to write. */
class WrongArgumentsTest {
  private static final String LAYOUT = "TEXT separator=',' | pk: id int pad=6, name String";
  private static final String NAMES = "TEXT separator='|' | pk: name String unordered";

  @TempDir private Path directory;

  private String file(String name, String content) throws IOException {
    return Files.writeString(directory.resolve(name), content).toString();
  }

  private static void assertUsage(Run run, String message) {
    assertThat(run.err()).startsWith("keywright: ").contains(message).hasLineCount(2);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--seed    | x      | '--seed': 'x' is not a whole number; write digits alone, such as 1000",
        "--seed    | \"\"   | '--seed': '' is not a whole number; write digits alone, such as 1000",
        "--regions | 1.5    | '1.5' is not a whole number; write digits alone",
        "--regions | 1e2    | '1e2' is not a whole number; write 100",
        "--regions | 1,000  | '1,000' is not a whole number; write 1000",
        "--regions | 1e999999999 | '1e999999999' is not a whole number; write digits alone",
        "--regions | 99999999999 | '99999999999' is not from -2147483648 to 2147483647",
        "--regions | 0      | --regions is from 1 to 1000, not 0",
        "--sample  | 1%     | '--sample': '1%' is not a number such as 1000 or 0.5",
        "--sample  | NaN    | '--sample': 'NaN' is not a number such as 1000 or 0.5",
        "--sample  | 1d     | '--sample': '1d' is not a number such as 1000 or 0.5",
        "--sample  | 1e999  | '--sample': '1e999' is not a number such as 1000 or 0.5",
        "--threads | 1000   | --threads is from 1 to 256, not 1000"
      })
  void aNumberThatIsNoneSaysWhatToWrite(String option, String value, String message) {
    assertUsage(Run.of("profile", option, value, "-"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--candidates | 0  | --candidates is at least 1, not 0",
        "--keys       | -7 | --keys is at least 1, not -7",
        "--choose     | 4  | --choose is from 1 to --candidates, which is 3, not 4"
      })
  void aCountBeyondItsLimitIsShown(String option, String value, String message) {
    assertUsage(Run.of("infer", option, value, "-"), message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--peak        | -0.5  | --peak is above 0, not -0.5",
        "--values      | id=0  | --values of id is at least 1, not 0",
        "--values      | id=x  | 'x' is not a whole number; write digits alone",
        "--skew        | id=-1 | --skew of id is at least 0, not -1",
        "--split-bytes | 0.5   | --split-bytes is at least 1, not 0.5"
      })
  void aLoadBeyondItsLimitIsShown(String option, String value, String message) {
    assertUsage(Run.of("simulate", option, value, LAYOUT), message);
  }

  @Test
  void aCandidateThatWasNotFoundIsCounted() {
    Run run =
        Run.withInput(
            "000001,a\n".getBytes(UTF_8),
            "infer",
            "--candidates",
            "99",
            "--choose",
            "99",
            "-o",
            "-",
            "-");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .containsPattern("--choose is 99, and infer found (1 candidate|[0-9]+ candidates)\n");
  }

  @Test
  void aWrongLineOfAFileIsNamed() throws IOException {
    String file = file("layouts.txt", LAYOUT + "\r\n\r\nTEXT separator=', | pk: id int pad=6\r\n");
    for (String[] command :
        new String[][] {
          {"verify", "--layout", "@" + file, "-"},
          {"explain", "--layout", "@" + file, "x"},
          {"simulate", "@" + file},
          {"diff", "@" + file, LAYOUT}
        }) {
      Run run = Run.of(command);
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains(": line 3 of " + file + ": layout signature at position ");
    }
  }

  @Test
  void aFileOfLayoutsIsGivenWithItsMark() throws IOException {
    String file = file("keys.txt", LAYOUT);
    String jar = file("app.jar", "");
    assertThat(Run.of("simulate", file).err())
        .contains("a jar and a class; for the layouts in this file, write @" + file + "\n");
    assertThat(Run.of("verify", "--layout", jar, "-").err())
        .contains("a jar and a class; for a key in it, write " + jar + "!, and its class behind");
    assertThat(Run.of("explain", "--layout", directory.toString(), "x").err())
        .contains("for a key in it, write " + directory + "!,");
    assertThat(Run.of("simulate", "missing.txt").err()).contains("a jar and a class\n");
    Run noJar = Run.of("verify", "--layout", file + "!shop.OrderKey", "-");
    assertThat(noJar.code()).isEqualTo(3);
    assertThat(noJar.err()).isEqualTo("keywright: " + file + " is no jar\n");
    Run diff = Run.of("diff", file, file);
    assertThat(diff.code()).isEqualTo(3);
    assertThat(diff.err())
        .isEqualTo(
            "keywright: %s is no jar; for the layout in this file, write @%s\n"
                .formatted(file, file));
    assertThat(Run.of("diff", file).err()).endsWith("give the one that replaces it, too\n");
  }

  @Test
  void bytesThatAreNoTextAreNotReplaced() {
    for (String[] given :
        new String[][] {{"hex", "61ff"}, {"hbase", "a\\xFF"}, {"base64", "Yf8="}}) {
      Run run = Run.of("explain", "--layout", NAMES, "--encoding", given[0], given[1]);
      assertUsage(run, "the column holds text, and '" + given[1] + "' is no text in UTF-8");
    }
    Run garbled = Run.of("explain", "--layout", NAMES, "a\ufffd");
    assertThat(garbled.code()).isEqualTo(2);
    assertThat(garbled.err())
        .startsWith("keywright: 'a\ufffd' has bytes that are no text in ")
        .endsWith("; write each as \\xFF: in a layout, or in a key with --encoding hbase\n");
    Run real = Run.of("explain", "--layout", NAMES, "--encoding", "hbase", "a\\xEF\\xBF\\xBD");
    assertThat(real.code()).isZero();
  }

  @Test
  void aKeyThatLooksLikeAnOptionComesAfterDashes() {
    Run run = Run.of("explain", "--layout", NAMES, "-x5");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("parameter: 'COLUMN'; if '-x5' is no option, write -- before it\n");
    assertThat(Run.of("explain", "--layout", NAMES, "a", "-x5").err())
        .contains("; if '-x5' is no option, write -- before it\n");
    assertThat(Run.of("explain", "--layout", NAMES, "--", "-x5").code()).isZero();
    assertThat(Run.of("profile", "--regoins", "3", "-").err()).doesNotContain("write --");
  }

  @Test
  void aProfileOfOnlyBrokenLinesIsAFault() {
    Run broken = Run.withInput("xy\nz\n".getBytes(UTF_8), "profile", "--encoding", "hex", "-");
    assertThat(broken.code()).isEqualTo(1);
    assertThat(broken.out()).startsWith("Lines that hold no key: 2\n").endsWith("No keys.\n");
    Run some = Run.withInput("xy\n61\n".getBytes(UTF_8), "profile", "--encoding", "hex", "-");
    assertThat(some.code()).isZero();
  }

  @Test
  void aFileThatIsNamedTwiceIsRefused() throws IOException {
    String keys = file("keys.txt", "a\nb\n");
    assertUsage(
        Run.of("profile", keys, directory + "/k*.txt"),
        keys + " is named twice, and its keys would count twice; name it once");
  }

  @Test
  void bytesOfCsvReachTheKeyAsTheyAre() throws IOException {
    Path csv = directory.resolve("keys.csv");
    String rows = "sch\u00f6n,id\ncaf\u00e9,1\n";
    Files.write(csv, rows.getBytes(ISO_8859_1));
    Run profile = Run.of("profile", "--column", "1", csv.toString());
    assertThat(profile.out()).contains("bytes that are no text");
    Run bytes = Run.of("verify", "--column", "1", "--layout", NAMES, csv.toString());
    assertThat(bytes.code()).isEqualTo(1);
    assertThat(bytes.out()).contains("Malformed: 2 keys: pk: expected text in UTF-8");
    Files.writeString(csv, rows);
    Run text = Run.of("verify", "--column", "sch\u00f6n", "--layout", NAMES, csv.toString());
    assertThat(text.code()).isZero();
    assertThat(text.out()).contains("caf\u00e9");
  }

  @Test
  void aQuoteThatIsNeverClosedIsNamed() throws IOException {
    String file = file("open.csv", "id,pk\n1,\"000001\"\n2,\"000002\n3,000003\n");
    Run run = Run.of("profile", "--column", "pk", file);
    assertThat(run.out())
        .contains(file + ", line 3: has a quote that is never closed\n", "1 key, each of 6 bytes");
    String closed = file("closed.csv", "id,pk\n1,\"a\nb\"\n2,5\" pipe\n3,\"a\"\"b\"\n");
    assertThat(Run.of("profile", "--column", "pk", closed).out()).startsWith("3 keys of ");
  }

  @Test
  void aFileThatIsNoProfileIsNamed() throws IOException {
    for (String json :
        new String[] {
          "{}",
          "{\"profile\":{\"regions\":{\"shares\":[0,0]}}}",
          "{\"profile\":{\"regions\":{\"shares\":[0.5,\"x\"]}}}",
          "{\"profile\":{\"regions\":{\"shares\":[-1,2]}}}",
          "["
        }) {
      String file = file("p.json", json);
      Run run = Run.of("simulate", file);
      assertThat(run.code()).as(json).isEqualTo(3);
      assertThat(run.err()).as(json).startsWith("keywright: " + file + ": it").hasLineCount(1);
    }
  }

  @Test
  void aStoreThatIsNoneIsNamed() throws IOException {
    assertUsage(
        Run.of("profile", "--store", "hbase", "--table", ""), "the name of --table is empty");
    String file = file("keys.txt", "a\n");
    assertThat(Run.of("profile", "--format", "rocksdb", file).err())
        .isEqualTo("keywright: " + file + ": it is no RocksDB, which is a directory\n");
  }

  @Test
  void aNameThatNoFileCanHaveIsRefused() {
    assertUsage(
        Run.of("fix", "--class-path", "x", "\0"),
        "'\\u0000' is no name of a file: Nul character not allowed");
  }

  @Test
  void pairsOfOptionsAreNamedOnce() {
    assertUsage(
        Run.of("simulate", "--values", "x", LAYOUT),
        "Value for option '--values' (PART=N) should be in KEY=VALUE format but was x");
  }

  @Test
  void noObjectOfALineIsLost() throws IOException {
    String file =
        file(
            "keys.jsonl",
            """
            [
            {"pk":"a"},
            {"pk":"b"}{"pk":"c"}
            {"pk":18446744073709551615}
            {"pk":"d"}
            ]
            """);
    Run run = Run.of("profile", "--column", "pk", file);
    assertThat(run.out())
        .contains("Lines that hold no key: 4\n", "2 keys, each of 1 byte\n")
        .contains("line 3: is not JSON: ", "line 4: pk is neither a text nor a whole number of 64");
  }

  @Test
  void anArrayOnOneLineSaysHowToCutIt() throws IOException {
    Run run = Run.of("profile", "--column", "pk", file("keys.json", "[{\"pk\":\"a\"}]"));
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("line 1: is an array; jq -c .[] writes each object on its own");
  }

  @Test
  void anInputThatIsCutOffIsNamed() throws IOException {
    Path packed = Files.write(directory.resolve("keys.gz"), new byte[] {0x1F, (byte) 0x8B, 8});
    Run run = Run.of("profile", packed.toString());
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo("keywright: " + packed + ": it is cut off: what is packed in it goes on\n");
  }

  @Test
  void aDumpIsNoFileOfLayouts() throws IOException {
    Path dump = Files.write(directory.resolve("dump"), "x".repeat(17 << 20).getBytes(UTF_8));
    Run run = Run.of("verify", "--layout", "@" + dump, "-");
    assertThat(run.code()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "keywright: " + dump + ": it has more than 16 MB, which is the most that is read\n");
  }

  @Test
  void optionsThatMeanNothingTogetherAreRefused() {
    assertUsage(Run.of("simulate", "--arrival", LAYOUT), "give PROFILE.json from profile --json");
    assertUsage(
        Run.of("diff", "--json", "--markdown", LAYOUT, LAYOUT), "leave out --markdown or --json");
  }

  @Test
  void oneOfAThingIsNotMany() {
    String most = String.valueOf(Long.MAX_VALUE);
    String one = "TEXT | PK: \"A\" | SK: id int pad=6";
    assertThat(Run.of("simulate", "--store", "AZURE_TABLE", "--writes", most, one).out())
        .contains("9,223,372,036,854,775,807")
        .doesNotContainPattern(" -[0-9]");
    assertThat(Run.of("simulate", "--writes", "1", LAYOUT).out())
        .startsWith("1 write to Apache HBase in");
    byte[] falling = "000002\n000001\n".getBytes(UTF_8);
    String number = "TEXT separator=',' | pk: id int pad=6";
    assertThat(Run.withInput(falling, "verify", "--dump", "--layout", number, "-").out())
        .contains("Another order: 1 key comes after");
    byte[] doubled = "a\nb\na\n".getBytes(UTF_8);
    assertThat(Run.withInput(doubled, "profile", "--regions", "1", "-").out())
        .contains("Duplicates: 1 of the keys repeats another one", "Split points for 1 region of");
  }

  @Test
  void allNumbersOfATypeAreMoreThanCanBeCounted() {
    String layout = "BINARY | pk: n long min=-9223372036854775807 max=9223372036854775807, id int";
    assertThat(Run.of("simulate", "--writes", "1000", layout).err()).isEmpty();
    assertThat(Run.of("simulate", "--writes", "1000", "--skew", "n=1", layout).code()).isZero();
  }
}
