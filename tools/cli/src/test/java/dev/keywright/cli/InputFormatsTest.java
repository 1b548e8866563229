package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The same keys in every form have the same profile. */
class InputFormatsTest {
  @TempDir private Path directory;

  /** Different keys in their order, with every byte value among them. */
  private static List<byte[]> keys() {
    SplittableRandom random = new SplittableRandom(9);
    TreeSet<byte[]> keys = new TreeSet<>(Arrays::compareUnsigned);
    for (int i = 0; i < 600; i++) {
      byte[] key = new byte[1 + random.nextInt(12)];
      random.nextBytes(key);
      key[0] = (byte) i;
      keys.add(key);
    }
    return List.copyOf(keys);
  }

  private static JsonNode profile(String... arguments) throws Exception {
    List<String> all = new ArrayList<>(List.of("profile", "--json"));
    all.addAll(List.of(arguments));
    Run run = Run.of(all.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.json().at("/input/broken/lines").asLong()).isZero();
    return run.json().get("profile");
  }

  @Test
  void everyFormTellsTheSame() throws Exception {
    Dumps dumps = new Dumps(directory, keys());
    String hex = dumps.lines("hex.txt", Dumps::hex).toString();
    JsonNode expected = profile("--encoding", "hex", hex);
    assertThat(expected.get("keys").asInt()).isEqualTo(keys().size());
    assertThat(expected.at("/sizes/total").asInt())
        .isEqualTo(keys().stream().mapToInt(key -> key.length).sum());
    assertThat(expected.at("/positions/0/distinct").asInt()).isEqualTo(256);

    String base64 = dumps.lines("base64.txt", Dumps::base64).toString();
    assertThat(profile("--encoding", "base64", base64)).isEqualTo(expected);
    String hbase = dumps.lines("hbase.txt", Dumps::hbase).toString();
    assertThat(profile("--encoding", "HBASE", hbase)).isEqualTo(expected);
    assertThat(profile("--encoding", "hex", dumps.gzip("hex.txt.gz").toString()))
        .isEqualTo(expected);
    assertThat(profile("--encoding", "hex", dumps.zstd("no-ending").toString()))
        .isEqualTo(expected);
    String csv = dumps.csv("a.csv", ',').toString();
    assertThat(profile("--encoding", "hex", "--column", "the key", csv)).isEqualTo(expected);
    String tsv = dumps.csv("a.tsv", '\t').toString();
    assertThat(profile("--encoding", "hex", "--column", "the key", tsv)).isEqualTo(expected);
    String json = dumps.json("a.jsonl").toString();
    assertThat(profile("--encoding", "hex", "--column", "k", json)).isEqualTo(expected);
    String dynamo = dumps.dynamoDb("dump.data").toString();
    assertThat(profile("--format", "json", "--column", "k", dynamo)).isEqualTo(expected);
    assertThat(profile(dumps.mvStore("rows.mv.db").toString())).isEqualTo(expected);
    assertThat(profile(dumps.rocksDb("rocks").toString())).isEqualTo(expected);
  }

  @Test
  void aByteOrderMarkIsInNoKey() throws Exception {
    Path file = directory.resolve("marked.txt");
    Files.writeString(file, "\ufeff000001,a\n000002,b\n");
    Run run =
        Run.of(
            "verify", "--layout", "TEXT separator=',' | pk: id int pad=6, name String", "" + file);
    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("All 2 keys can be read");
    assertThat(run.err())
        .isEqualTo("keywright: " + file + " begins with a byte order mark, which is in no key\n");
  }

  @Test
  void columnsWithoutNamesHaveNumbers() throws Exception {
    Path file = directory.resolve("rows.csv");
    Files.writeString(file, "x,000001,a\ny,000002,b\n");
    String layout = "TEXT separator=',' | pk: id int pad=6 | sk: name String";
    Run run =
        Run.of("verify", "--layout", layout, "--column", "2", "--column", "3", file.toString());
    assertThat(run.out()).startsWith("All 2 keys can be read");

    Run missing = Run.of("profile", "--column", "4", file.toString());
    assertThat(missing.out()).contains("rows.csv, line 1: has 3 fields, and no column 4");
    Run named = Run.of("profile", "--column", "id", file.toString());
    assertThat(named.code()).isEqualTo(3);
    assertThat(named.err()).contains("if it is a row, give numbers: --column 1");
  }

  @Test
  void textOfSixteenBitsIsRefused() throws Exception {
    Path file = directory.resolve("wide.csv");
    for (Charset wide : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      Files.write(file, "\ufeffid,name\n1,a\n".getBytes(wide));
      Run run = Run.of("profile", "--column", "id", file.toString());
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).contains(file + ": it is UTF-16, and must be UTF-8; convert it: iconv");
    }
  }

  @Test
  void textOfSixteenBitsIsRefusedWithoutAMark() throws Exception {
    Path file = directory.resolve("wide.txt");
    for (Charset wide : List.of(StandardCharsets.UTF_16BE, StandardCharsets.UTF_16LE)) {
      Files.write(file, "000001,a\r\n000002,\u00fc\u20ac\n".repeat(9_000).getBytes(wide));
      Run run = Run.of("profile", file.toString());
      assertThat(run.code()).isEqualTo(3);
      assertThat(run.out()).isEmpty();
      assertThat(run.err())
          .isEqualTo(
              "keywright: %s: it is UTF-16, and must be UTF-8; convert it: iconv -f %s -t UTF-8\n"
                  .formatted(file, wide));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\0a\0b\n\0c\0d\n\0e\0f\n", // numbers of two bytes
        "a\0b\0\nc\0d\0\ne\0f\0\n",
        "\0a\0\nb\0c\n", // one that has bytes of other keys beside it
        "\0\0\0\u0007\n\0\0\0\u0008\n",
        "a\0"
      })
  void keysOfBytesMayHoldNuls(String keys) throws Exception {
    Path file = directory.resolve("bytes.txt");
    Files.writeString(file, keys);
    Run run = Run.of("profile", file.toString());
    assertThat(run.err()).doesNotContain("UTF-16");
    assertThat(run.code()).isZero();
  }

  @Test
  void standardInputIsReadOnce() {
    for (String command : List.of("profile", "infer")) {
      Run run = Run.withInput("a\n".getBytes(StandardCharsets.UTF_8), command, "-", "-");
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).startsWith("keywright: standard input is read once, so give - once\n");
    }
  }

  @Test
  void keysMayBeEmpty() {
    byte[] keys = "\n\n".getBytes(StandardCharsets.UTF_8);
    Run run = Run.withInput(keys, "profile", "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("2 keys, each of 0 bytes\n")
        .contains("All keys are the same")
        .doesNotContain("Values at each position");
  }

  @Test
  void standardInputIsUnpackedToo() throws Exception {
    byte[] packed = Files.readAllBytes(new Dumps(directory, keys()).gzip("hex.gz"));
    Run run = Run.withInput(packed, "profile", "--json", "--encoding", "hex", "-");
    assertThat(run.json().at("/profile/keys").asInt()).isEqualTo(keys().size());
  }

  @Test
  void aPipeMayPauseBetweenFilesThatArePackedEachByItself() throws Exception {
    byte[] packed = Files.readAllBytes(new Dumps(directory, keys()).gzip("hex.gz"));
    InputStream twice =
        new SequenceInputStream(new ByteArrayInputStream(packed), new ByteArrayInputStream(packed));
    Run run = Run.withInput(twice, "profile", "--json", "--encoding", "hex", "-");
    assertThat(run.json().at("/profile/keys").asInt()).isEqualTo(2 * keys().size());
  }

  /** As {@code keywright profile <(command)} has it. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aPipeWithANameIsReadAsAFile() throws Exception {
    Path pipe = directory.resolve("pipe");
    assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor()).isZero();
    Thread writer = new Thread(() -> write(pipe, "a\nb\n"));
    writer.start();
    JsonNode profile = profile(pipe.toString());
    writer.join();
    assertThat(profile.get("keys").asInt()).isEqualTo(2);
  }

  private static void write(Path pipe, String text) {
    try {
      Files.writeString(pipe, text);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  @Test
  void aGlobIsTheFilesThatItMatches() throws Exception {
    for (String name : List.of("part-1.txt", "part-2.txt", "other.csv")) {
      Files.writeString(directory.resolve(name), "a\nb\n");
    }
    Run run = Run.of("profile", "--json", directory + "/part-*.txt");
    assertThat(run.json().at("/profile/keys").asInt()).isEqualTo(4);
    assertThat(run.json().at("/input/files")).hasSize(2);
    assertThat(Run.of("profile", directory + "/none-*").code()).isEqualTo(3);
  }

  @Test
  void brokenLinesAreNamedAndTheOthersRead() throws Exception {
    Path file = directory.resolve("keys.hex");
    Files.writeString(file, "00ff\n0\n12\nzz\n\n");
    Run run = Run.of("profile", "--json", "--encoding", "hex", file.toString());
    assertThat(run.json().at("/profile/keys").asInt()).isEqualTo(3);
    assertThat(run.json().at("/input/broken/lines").asInt()).isEqualTo(2);
    assertThat(run.json().at("/input/broken/first/0").asText())
        .isEqualTo(file + ", line 2: is not made of pairs of hexadecimal digits");
    assertThat(run.json().at("/input/broken/first/1").asText()).startsWith(file + ", line 4: ");
  }

  @Test
  void aLineThatIsTooLongForAKeyIsBroken() {
    String input = "a\n" + "x".repeat(3_000_000) + "\nb";
    Run run = Run.withInput(input.getBytes(UTF_8), "profile", "-");
    assertThat(run.out()).contains("2 keys, each of 1 byte").contains("-, line 2: is longer than");
  }

  @Test
  void brokenJsonIsNamedAndTheOthersRead() throws Exception {
    String lines =
        """
        {"PK":{"S":"a"}}
        {"PK":
        {"SK":1}
        {"PK":{"N":"x"}}
        {"PK":{"N":"7"}}
        {"PK":true}
        {"Item":{"PK":{"S":"b"}}}
        """;
    Run run =
        Run.withInput(
            lines.getBytes(UTF_8), "profile", "--json", "--format", "json", "--column", "PK", "-");
    assertThat(run.json().at("/profile/keys").asInt()).isEqualTo(3);
    JsonNode first = run.json().at("/input/broken/first");
    assertThat(first).hasSize(4);
    assertThat(first.get(1).asText()).isEqualTo("-, line 3: has no field PK");
  }

  @Test
  void aSampleIsDrawnAgainFromTheSameSeed() throws Exception {
    byte[] input = "k\n".repeat(20_000).getBytes(UTF_8);
    Run one = Run.withInput(input, "profile", "--json", "--sample", "0.1", "--seed", "5", "-");
    Run again = Run.withInput(input, "profile", "--json", "--sample", "0.1", "--seed", "5", "-");
    Run other = Run.withInput(input, "profile", "--json", "--sample", "0.1", "--seed", "6", "-");
    assertThat(one.out()).isEqualTo(again.out()).isNotEqualTo(other.out());
    assertThat(one.json().at("/input/used").asInt()).isBetween(1800, 2200);
    assertThat(one.json().at("/input/keys").asInt()).isEqualTo(20_000);
  }

  @Test
  void whatCannotBeReadIsNamed() throws Exception {
    Path csv = Files.writeString(directory.resolve("a.csv"), "id,name\n1,x\n");
    Run lines = Run.withInput(new byte[0], "profile", "--column", "PK", "-");
    assertThat(lines.code()).isEqualTo(3);
    assertThat(lines.err())
        .contains(
            "standard input is read as LINES, which has no columns for --column; add --format");
    Run noColumn = Run.of("profile", "--column", "key", csv.toString());
    assertThat(noColumn.code()).isEqualTo(3);
    assertThat(noColumn.err()).contains("no column key").contains("[id, name]");
    assertThat(Run.of("profile", csv.toString()).err()).contains("--column id");
    Path notRocks = Files.createDirectory(directory.resolve("empty"));
    assertThat(Run.of("profile", notRocks.toString()).code()).isEqualTo(3);
    Run mvStore = Run.of("profile", "--format", "mvstore", csv.toString());
    assertThat(mvStore.code()).isEqualTo(3);
    assertThat(mvStore.err())
        .isEqualTo("keywright: " + csv + ": it is no MVStore, or only a part of one\n");
    Path empty = Files.createFile(directory.resolve("rows.mv.db"));
    for (String noStore : List.of(empty.toString(), directory.toString(), "/dev/null")) {
      Run run = Run.of("profile", "--format", "mvstore", noStore);
      assertThat(run.code()).as(noStore).isEqualTo(3);
      assertThat(run.err())
          .isEqualTo(
              "keywright: "
                  + noStore
                  + ": an MVStore is a file with contents, not a pipe, a directory or an empty file\n");
    }
    assertThat(Run.of("profile", "missing.txt").err()).contains("there is no file missing.txt");
  }
}
