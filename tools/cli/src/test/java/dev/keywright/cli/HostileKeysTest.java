package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys, names and messages with every byte, and with what a terminal obeys, in every command. */
class HostileKeysTest {
  private static final String TEXTS =
      "TEXT separator='|' | pk: tenant String unordered, number long unordered";
  private static final String COLUMNS =
      "TEXT separator='|' | \"\\u001b[31m\\u202e\\n\": tenant String | \"b\\u2028\": user String";
  private static final String LIST = "TEXT separator='|' | pk: number int pad=2, tags list(String)";

  @TempDir private Path directory;

  private static Run run(String... arguments) {
    Run run = Run.of(arguments);
    HostileText.assertVisible(run.out(), Arrays.toString(arguments));
    HostileText.assertVisible(run.err(), Arrays.toString(arguments));
    // An end of a line in a message is spelled out.
    assertThat(run.err().lines().filter(it -> it.startsWith("\tat "))).isEmpty();
    return run;
  }

  private static JsonNode json(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add(1, "--json");
    return run(all.toArray(String[]::new)).json();
  }

  private String keys(List<String> keys) throws IOException {
    String hex =
        keys.stream()
            .map(it -> HexFormat.of().formatHex(it.getBytes(UTF_8)))
            .collect(Collectors.joining("\n"));
    return Files.writeString(directory.resolve("keys.hex"), hex).toString();
  }

  @Test
  void everyByteIsShownInEveryCommandThatReadsKeys() throws IOException {
    ByteArrayOutputStream raw = new ByteArrayOutputStream();
    StringBuilder hex = new StringBuilder();
    for (int b = 0; b < 256; b++) {
      for (String number : List.of("1", "22", "-3")) {
        byte[] key = ("a" + (char) b + "z|" + number).getBytes(ISO_8859_1);
        raw.writeBytes(key);
        raw.write('\n');
        hex.append(HexFormat.of().formatHex(key)).append('\n');
      }
    }
    String lines = Files.write(directory.resolve("lines"), raw.toByteArray()).toString();
    String file = Files.writeString(directory.resolve("hex"), hex).toString();
    for (String[] input : new String[][] {{lines}, {"--encoding", "hex", file}}) {
      for (List<String> command :
          List.of(
              List.of("profile"),
              List.of("infer"),
              List.of("infer", "-o", "-"),
              List.of("verify", "--layout", TEXTS),
              List.of("verify", "--dump", "--layout", "BINARY | pk: a byte[], b int"))) {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(input));
        assertThat(run(all.toArray(String[]::new)).out()).isNotEmpty();
        if (!all.contains("-o")) {
          json(all.toArray(String[]::new));
        }
      }
    }
    for (int b = 0; b < 256; b++) {
      run("explain", "--layout", TEXTS, "a" + (char) b + "z|1");
      run("explain", "--layout", TEXTS, "az|1" + (char) b);
      json("explain", "--layout", TEXTS, "a" + (char) b + "z|1");
    }
  }

  @Test
  @Tag("part")
  void randomTextsAreShownAndJsonKeepsThem() throws IOException {
    assertShown(0, 8);
  }

  @Test
  @Tag("full")
  void moreRandomTextsAreShownAndJsonKeepsThem() throws IOException {
    assertShown(50, 54);
  }

  @Tag("evidence")
  @ParameterizedTest
  @ValueSource(ints = {50, 100, 200, 300, 400})
  void manyRandomTextsAreShownAndJsonKeepsThem(int from) throws IOException {
    assertShown(from, from + 50);
  }

  private void assertShown(int from, int to) throws IOException {
    for (int seed = from; seed < to; seed++) {
      Random random = new Random(seed);
      List<String> tenants =
          IntStream.range(0, 1 + random.nextInt(6))
              .mapToObj(i -> HostileText.random(random).replace("|", ""))
              .toList();
      List<String> keys = new ArrayList<>();
      for (int i = 0; i < 120; i++) {
        String tenant = tenants.get(random.nextInt(tenants.size()));
        keys.add(tenant + (random.nextInt(9) == 0 ? "" : "|") + random.nextInt(1000));
      }
      String file = keys(keys);
      run("profile", "--encoding", "hex", file);
      run("infer", "--encoding", "hex", file);
      run("infer", "-o", "-", "--encoding", "hex", file);
      run("verify", "--layout", TEXTS, "--encoding", "hex", file);
      json("profile", "--encoding", "hex", file);
      json("infer", "--encoding", "hex", file);
      JsonNode verified = json("verify", "--layout", TEXTS, "--encoding", "hex", file);
      if (verified.at("/verification/layouts/0/keys").asLong() > 0) {
        assertThat(tenants)
            .contains(verified.at("/verification/layouts/0/parts/0/busiest").asText());
      }
      JsonNode explained = json("explain", "--layout", TEXTS, tenants.get(0) + "|1");
      assertThat(explained.at("/items/0/stored").asText()).startsWith(tenants.get(0));
      if (!explained.at("/malformed").asBoolean()) {
        assertThat(explained.at("/items/0/value").asText()).isEqualTo(tenants.get(0));
      }
      run("explain", "--layout", LIST, "07|" + String.join("|", tenants));
    }
  }

  @Test
  void namesOfColumnsFilesTablesAndMembersAreShown() throws IOException {
    assertNamesAreShown(30);
  }

  @Test
  @Tag("evidence")
  void manyNamesOfColumnsFilesTablesAndMembersAreShown() throws IOException {
    assertNamesAreShown(300);
  }

  private void assertNamesAreShown(int count) throws IOException {
    Random random = new Random(14);
    for (int i = 0; i < count; i++) {
      String name = HostileText.random(random);
      Path json = directory.resolve("keys.json");
      Files.writeString(
          json,
          new ObjectMapper()
              .writeValueAsString(Map.of(name, HostileText.random(random), "k", "v")));
      run("profile", "--column", name, json.toString());
      run("infer", "--column", name, "--column", "k", json.toString());
      run("profile", "--column", name + "x", json.toString());
      Path csv = Files.writeString(directory.resolve("keys.csv"), name.replace("\"", "") + "\na\n");
      run("profile", csv.toString());
      run("profile", "--column", "none", csv.toString());
      run("profile", "--store", "hbase", "--table", name);
      run("profile", "--store", "hbase", "--table", "items", "--column", name);
      run("profile", "--store", name, "--table", "items");
      run("verify", "--layout", name, "-");
      run("verify", "--layout", "TEXT | pk: " + name + " int pad=2", "-");
      run("verify", "--layout", "TEXT | pk: a" + name + " int pad=2", "-");
      run("explain", "--layout", COLUMNS, name, "u");
      run("explain", "--layout", COLUMNS, "--encoding", "base64", name);
      run("simulate", "--skew", name + "=1", TEXTS);
      run("simulate", "--store", name, TEXTS);
      run(name);
      run("infer", "--name", name, "-o", "-", json.toString(), "--column", "k");
    }
    run("diff", COLUMNS, TEXTS);
    run("diff", "--json", COLUMNS, TEXTS);
  }

  @Test
  void namesOfFilesAreShown() throws IOException {
    Path folder = Files.createDirectory(directory.resolve("f\u001b[31m\n\u007fg"));
    Path file = Files.writeString(folder.resolve("k\rl.txt"), "a\u001bb\nab\nbc\n");
    run("profile", file.toString());
    run("profile", "--json", file.toString());
    run("profile", file + "x");
    run("profile", "--encoding", "hex", file.toString());
    run("infer", "-o", "-", file.toString());
    run("infer", "-o", folder + "/none/x.java", file.toString());
    run("verify", "--layout", "@" + file, "-");
    run("explain", "--layout", folder + "/x.jar!a.B", "k");
    run("report", folder.toString(), "-o", folder.resolve("pages").toString());
    run("report", file.toString());
    run("simulate", "--svg", folder + "/none/x.svg", TEXTS);
    Path profile = folder.resolve("p.json");
    Files.writeString(profile, Run.of("profile", "--json", file.toString()).out());
    run("simulate", "--writes", "1000", "--svg", folder + "/x.svg", profile.toString());
    HostileText.assertVisible(Files.readString(folder.resolve("x.svg")), "the picture");
  }
}
