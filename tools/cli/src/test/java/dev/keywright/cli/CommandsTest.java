package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What each command prints and how it ends. */
class CommandsTest {
  private static final String LAYOUT_OF_ONE = "TEXT separator=',' | pk: id int pad=6";
  private static final String LAYOUT = "TEXT separator=',' | pk: id int pad=6, name String";

  @TempDir private Path directory;

  private static byte[] lines(String... lines) {
    return (String.join("\n", lines) + "\n").getBytes(UTF_8);
  }

  @Test
  void aWrongCommandLineIsAnsweredInTwoLines() {
    Run run = Run.of("verify", "keys.txt");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err().lines())
        .containsExactly(
            "keywright: Missing required option: '--layout=LAYOUT'",
            "keywright verify --help shows how to use it");
    assertThat(Run.of("profil").err()).contains("Did you mean: keywright profile or");
  }

  @Test
  void anEmptyPathIsNotTheCurrentFolder() {
    List<List<String>> lines =
        List.of(
            List.of("report", ""),
            List.of("report", "-o", "", "" + directory),
            List.of("fix", "--class-path", "x", ""),
            List.of("lock", ""),
            List.of("lock", "--file", "", "" + directory),
            List.of("sarif", ""),
            List.of("infer", "-o", "", "-"),
            List.of("simulate", "--svg", "", LAYOUT),
            List.of("verify", "--rejects", "", "--layout", LAYOUT, "-"),
            List.of("diff", "", ""));
    for (List<String> line : lines) {
      Run run = Run.of(line.toArray(String[]::new));
      assertThat(run.code()).as("%s", line).isEqualTo(2);
      assertThat(run.out()).as("%s", line).isEmpty();
      assertThat(run.err())
          .as("%s", line)
          .containsAnyOf("the name is empty", "'' is neither")
          .hasLineCount(2);
    }
    assertThat(Run.of("diff", "@", LAYOUT))
        .isEqualTo(new Run(3, "", "keywright: there is no file with an empty name\n"));
  }

  @Test
  void aFileOfLayoutsThatIsNoTextIsNamed() throws Exception {
    Path file = directory.resolve("design.json");
    for (String argument : List.of("@" + file, file.toString())) {
      Files.write(file, LAYOUT.getBytes(UTF_16));
      assertThat(Run.of("simulate", argument).err())
          .isEqualTo(
              "keywright: "
                  + file
                  + ": it is UTF-16, and must be UTF-8; convert it: iconv -f UTF-16 -t UTF-8\n");
      Files.write(file, new byte[] {'T', (byte) 0x80});
      Run noText = Run.of("simulate", argument);
      assertThat(noText.err()).isEqualTo("keywright: " + file + ": it is no text in UTF-8\n");
      assertThat(noText.code()).isEqualTo(3);
    }
    assertThat(Run.of("simulate", "@" + directory).err())
        .isEqualTo("keywright: " + directory + " is a directory, and no text\n");
    Files.writeString(file, "\ufeff" + LAYOUT);
    assertThat(Run.of("diff", "@" + file, LAYOUT).code()).isZero();
  }

  @Test
  void soundKeysEndWithZero() {
    Run run = Run.withInput(lines("000001,a", "000002,b"), "verify", "--layout", LAYOUT, "-");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("All 2 keys can be read.").contains("id pad: declared 6 digits");
  }

  @Test
  void malformedKeysEndWithOneAndAreShown() throws Exception {
    byte[] keys = lines("000001,a", "2,b", "000003;c");
    Run run = Run.withInput(keys, "verify", "--layout", LAYOUT, "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("1 of 3 keys can be read; 2 are malformed.")
        .contains("line 2: 2,b")
        .contains("line 3: 000003;c");
    Run json = Run.withInput(keys, "verify", "--json", "--layout", LAYOUT, "-");
    assertThat(json.json().at("/verification/malformed").asInt()).isEqualTo(2);
    assertThat(json.json().at("/verification/sound").asBoolean()).isFalse();
    assertThat(json.json().at("/verification/layouts/0/parts/0/distinct/exact").asBoolean())
        .isTrue();
  }

  @Test
  void aBrokenLineIsAFault() {
    Run run =
        Run.withInput(
            lines("303030303031", "0"),
            "verify",
            "--encoding",
            "hex",
            "--layout",
            "TEXT separator=',' | pk: id int pad=6",
            "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("-, line 2: ").contains("The only key can be read.");
  }

  @Test
  void aDumpOutOfOrderIsAFaultOfTheDumpAlone() {
    byte[] keys = lines("000002,a", "000001,b");
    assertThat(Run.withInput(keys, "verify", "--layout", LAYOUT, "-").code()).isZero();
    Run dump = Run.withInput(keys, "verify", "--dump", "--layout", LAYOUT, "-");
    assertThat(dump.code()).isEqualTo(1);
    assertThat(dump.out())
        .contains("Another order")
        .contains("  line 1: 000002,a\n    line 2: 000001,b\n");
  }

  @Test
  void severalLayoutsComeFromAFile() throws IOException {
    Path file = directory.resolve("layouts.txt");
    Files.writeString(
        file,
        """
        TEXT | PK: "USER#" u String | SK: "PROFILE"
        TEXT | PK: "USER#" u String | SK: "ORDER#" n int pad=4
        """);
    byte[] items =
        lines(
            "{\"Item\":{\"PK\":{\"S\":\"USER#1\"},\"SK\":{\"S\":\"PROFILE\"}}}",
            "{\"Item\":{\"PK\":{\"S\":\"USER#1\"},\"SK\":{\"S\":\"ORDER#0001\"}}}");
    Run run =
        Run.withInput(
            items,
            "verify",
            "--layout",
            "@" + file,
            "--format",
            "json",
            "--column",
            "PK",
            "--column",
            "SK",
            "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Keys of line 1 of").contains("Keys of line 2 of");
  }

  @Test
  void explainFindsTheMemberOfAFamily() throws Exception {
    Path file = directory.resolve("family.txt");
    Files.writeString(
        file,
        """
        TEXT | PK: "USER#" u String | SK: "PROFILE"
        TEXT | PK: "USER#" u String | SK: "ORDER#" n int pad=4
        TEXT | PK: "USER#" u String | SK: "ORDER#" s String
        """);
    Run profile = Run.of("explain", "--layout", "@" + file, "USER#1", "PROFILE");
    assertThat(profile.code()).isZero();
    assertThat(profile.out()).startsWith("line 1 of ").endsWith("complete\n");
    Run order = Run.of("explain", "--layout", "@" + file, "USER#1", "ORDER#0001");
    assertThat(order.code()).isZero();
    assertThat(order.out())
        .startsWith("line 2 of ")
        .endsWith("complete\nalso read by line 3 of " + file + "\n");
    Run json = Run.of("explain", "--json", "--layout", "@" + file, "USER#1", "ORDER#x");
    assertThat(json.json().get("key").asText()).startsWith("line 3 of ");
    Run none = Run.of("explain", "--layout", "@" + file, "USER#1", "x");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.out()).startsWith("line 1 of ");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theLayoutOfAClassIsReadWithoutRunningIt(boolean isJar) throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    compile(classes);
    Path container = isJar ? jar(classes) : classes;
    Run run = Run.of("explain", "--layout", container + "!demo.OrderKey", "000054,bert");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("54").contains("\"bert\"").contains("complete");
    Run family =
        Run.withInput(
            lines("000001,a", "x"), "verify", "--layout", container + "!demo.ShopKey", "-");
    assertThat(family.out())
        .contains("Keys of demo.OrderKey: 1")
        .contains("Keys of demo.OtherKey: 1");
    assertThat(Run.of("explain", "--layout", container + "!demo.None", "x").code()).isEqualTo(2);
  }

  @Test
  void verifyNamesTheIndexesThatItDidNotRead() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("indexed"));
    compile(classes);
    Path folder = Files.createDirectories(classes.resolve("META-INF/keywright"));
    String index =
        """
        {"schema": 1, "class": "demo.OrderByNameKey", "entity": "demo.Order", "key": "byName",
         "layout": "TEXT separator=',' | pk: name String, id int pad=6", "format": "TEXT",
         "storeTitle": "a sorted store", "partitions": "sorted_values",
         "index": {"name": "names", "maintainedBy": "application", "sparse": false,
                   "table": "demo.OrderKey"}}
        """;
    Files.writeString(folder.resolve("demo.OrderByNameKey.json"), index);
    String layout = classes + "!demo.OrderKey";
    Run run = Run.withInput(lines("000001,a"), "verify", "--layout", layout, "-");
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).endsWith("\nIndexes that were not read: names (demo.OrderByNameKey)\n");
    Run json = Run.withInput(lines("000001,a"), "verify", "--json", "--layout", layout, "-");
    assertThat(json.json().at("/otherIndexes/0").asText()).isEqualTo("names (demo.OrderByNameKey)");
    Run other = Run.withInput(lines("x"), "verify", "--layout", classes + "!demo.OtherKey", "-");
    assertThat(other.out()).doesNotContain("not read");
  }

  @Test
  void aDescriptionOfAnotherVersionDoesNotStopVerify() throws Exception {
    Path classes = Files.createDirectory(directory.resolve("newer"));
    compile(classes);
    Path folder = Files.createDirectories(classes.resolve("META-INF/keywright"));
    Path newer = Files.writeString(folder.resolve("demo.LaterKey.json"), "{\"schema\": 9}");
    Run run =
        Run.withInput(lines("000001,a"), "verify", "--layout", classes + "!demo.OrderKey", "-");
    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("The only key can be read.")
        .endsWith(
            "Indexes that were not read: not known, because "
                + newer
                + " has schema 9, but this version reads schema 1\n");
  }

  private static void compile(Path classes) throws IOException {
    Path source = classes.resolve("ShopKey.java");
    Files.writeString(
        source,
        """
        package demo;
        sealed interface ShopKey permits OrderKey, OtherKey {}
        final class OrderKey implements ShopKey {
          public static final String LAYOUT = "%s";
          static { if (true) throw new IllegalStateException("the class is run"); }
        }
        final class OtherKey implements ShopKey {
          public static final String LAYOUT = "TEXT | pk: \\"x\\"";
        }
        """
            .formatted(LAYOUT));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-proc:none", "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
  }

  private Path jar(Path classes) throws IOException {
    Path jar = directory.resolve("app.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      for (String name : List.of("ShopKey", "OrderKey", "OtherKey")) {
        out.putNextEntry(new JarEntry("demo/" + name + ".class"));
        out.write(Files.readAllBytes(classes.resolve("demo/" + name + ".class")));
      }
    }
    return jar;
  }

  @Test
  void aKeyIsExplained() throws Exception {
    Run malformed = Run.of("explain", "--json", "--layout", LAYOUT, "54,bert");
    assertThat(malformed.code()).isEqualTo(1);
    assertThat(malformed.json().at("/items/0/outcome").asText()).isEqualTo("WRONG");
    Run bytes = Run.of("explain", "--layout", "BINARY | pk: id int", "\\x80\\x00\\x00\\x36");
    assertThat(bytes.out()).contains("54").contains("complete");
    Run hex = Run.of("explain", "--layout", "BINARY | pk: id int", "--encoding", "hex", "80000036");
    assertThat(hex.out()).isEqualTo(bytes.out());
    Run surplus = Run.of("explain", "--layout", LAYOUT, "000054,bert", "more");
    assertThat(surplus.code()).isEqualTo(2);
    assertThat(surplus.err()).contains("the number of columns is 2, and the layout allows 1");
  }

  @Test
  void layoutsAreCompared() throws Exception {
    String wider = "TEXT separator=',' | pk: id int pad=9, name String";
    Run lost = Run.of("diff", LAYOUT, wider);
    assertThat(lost.code()).isEqualTo(1);
    assertThat(lost.out()).contains("LOSES ROWS:").contains("pad=6 -> pad=9");
    assertThat(Run.of("diff", LAYOUT, LAYOUT).out()).isEqualTo("The layouts are the same.\n");
    Run json = Run.of("diff", "--json", LAYOUT, wider);
    assertThat(json.json().get("compatible").asBoolean()).isFalse();
    assertThat(json.json().at("/keys/0/differences/0/where").asText()).isEqualTo("id");
    Run markdown = Run.of("diff", "--markdown", LAYOUT, wider);
    assertThat(markdown.code()).isEqualTo(1);
    assertThat(markdown.out()).contains("**loses rows**: `id`: `pad=6` became `pad=9`");
  }

  @Test
  void aLayoutThatIsMissingEndsWithThree() {
    for (String layout : List.of("@missing.txt", "missing.jar!shop.OrderKey")) {
      for (String[] command :
          List.of(
              new String[] {"verify", "--layout", layout, "-"},
              new String[] {"explain", "--layout", layout, "x"},
              new String[] {"diff", layout, layout},
              new String[] {"simulate", layout})) {
        Run run = Run.of(command);
        assertThat(run.err()).as(command[0]).startsWith("keywright: there is no file missing.");
        assertThat(run.err().lines()).as(command[0]).hasSize(1);
        assertThat(run.code()).as(command[0]).isEqualTo(3);
      }
    }
  }

  @Test
  void aSpaceBehindAKeyIsAFault() {
    for (String encoding : List.of("hex", "base64")) {
      Run run = Run.withInput("6161 \n".getBytes(UTF_8), "profile", "--encoding", encoding, "-");
      assertThat(run.out()).as(encoding).contains("Lines that hold no key: 1");
    }
  }

  @Test
  void aFaultOfTheProgramIsOneLineUnlessDebugIsAsked() {
    StringWriter said = new StringWriter();
    PrintWriter err = new PrintWriter(said);
    Throwable fault = new IllegalStateException("a bug");
    assertThat(Failures.of(err, err, "profile", "-").unexpected(fault)).isEqualTo(4);
    assertThat(said.toString().lines())
        .containsExactly(
            "keywright: the command failed: java.lang.IllegalStateException: a bug;"
                + " --debug shows where");
    assertThat(Failures.of(err, err, "profile", "--debug", "-").unexpected(fault)).isEqualTo(4);
    assertThat(said.toString()).contains("\tat dev.keywright.cli.CommandsTest");
    assertThat(Run.withInput("a\nb\n".getBytes(UTF_8), "profile", "--debug", "-").code()).isZero();
  }

  @Test
  void aWrongCommandLineEndsWithTwo() {
    assertThat(Run.of().code()).isEqualTo(2);
    assertThat(Run.of("profile").code()).isEqualTo(2);
    assertThat(Run.of("profile", "--regions", "0", "-").err()).contains("from 1 to 1000, not 0");
    assertThat(Run.of("verify", "-").err()).contains("--layout=LAYOUT");
    Run layout = Run.of("verify", "--layout", "TEXT separator=',' | pk: id int pad=x", "-");
    assertThat(layout.code()).isEqualTo(2);
    assertThat(layout.err()).contains("layout signature at position");
    assertThat(Run.of("verify", "--layout", "BINAY | pk: id int", "-").err())
        .contains("found \"BINAY | pk: id int\". Did you mean BINARY?");
    assertThat(Run.of("verify", "--layout", "TEXT separator=',' | pk: id int padd=6", "-").err())
        .contains("found \" padd=6\". Did you mean pad?");
    assertThat(Run.of("verify", "--layout", "layout.txt", "-").err()).contains("is not a layout");
    assertThat(Run.of("profile", "--sample", "2", "-").code()).isEqualTo(2);
    Run threads = Run.of("profile", "--threads", "0", "-");
    assertThat(threads.code()).isEqualTo(2);
    assertThat(threads.err()).contains("--threads is from 1 to 256, not 0");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "profile",
        "infer",
        "verify",
        "diff",
        "explain",
        "rekey",
        "report",
        "simulate",
        "page",
        "completion"
      })
  void theHelpOfEachCommandHasExamples(String command) {
    Run run = Run.of(command, "--help");
    assertThat(run.code()).isZero();
    assertThat(run.out()).contains("Examples:").contains("keywright " + command);
  }

  @Test
  void aReKeyingNeedsItsTablesAndAPlanTheNumberOfRows() {
    String layout = "TEXT separator=',' | pk: id int pad=6";
    String[] tables = {
      "rekey",
      "plan",
      "--store",
      "azure",
      "--table",
      "a",
      "--to",
      "b",
      "--from-layout",
      layout,
      "--to-layout",
      layout
    };
    Run plan = Run.of(tables);
    assertThat(plan.code()).isEqualTo(2);
    assertThat(plan.err())
        .contains("a plan needs the number of rows: add --profile FILE or --scan");
    Run step = Run.of("rekey", "go", "--store", "hbase");
    assertThat(step.code()).isEqualTo(2);
    assertThat(step.err())
        .contains("'go' is no step: [plan, status, advance, backfill, verify, back");
  }

  @Test
  void optionsStandInGroups() {
    assertThat(Run.of("profile", "--help").out())
        .containsSubsequence(
            "--regions",
            "Files:",
            "--format",
            "Keys:",
            "--column",
            "Tables of live stores:",
            "--store",
            "Of each command:",
            "--debug",
            "--help");
    assertThat(Run.of("simulate", "--help").out())
        .containsSubsequence("--svg", "Load and store:", "--writes", "Of each command:");
  }

  @Test
  void explainNamesTheLiteralThatEachKeyBeginsWith() {
    Run run = Run.of("explain", "--layout", "TEXT | pk: \"USER#\" id String", "user#7");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("\"USER#\"").contains("no key begins otherwise");
  }

  @Test
  void allMalformedKeysAreWrittenIntoAFile() throws Exception {
    Path rejects = directory.resolve("malformed.tsv");
    StringBuilder keys = new StringBuilder();
    StringBuilder expected = new StringBuilder();
    for (int i = 1; i <= 3_000; i++) {
      boolean isMalformed = i % 100 == 0;
      String key = (isMalformed ? "x" : "") + (100_000 + i) + ",a\n";
      keys.append(key);
      expected.append(isMalformed ? i + "\tid: expected 6 digits\t" + key : "");
    }
    Run run =
        Run.withInput(
            keys.toString().getBytes(UTF_8),
            "verify",
            "--threads",
            "2",
            "--rejects",
            rejects.toString(),
            "--layout",
            "TEXT separator=',' | pk: id int pad=6, name String",
            "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(rejects).hasContent(expected.toString().strip());

    String one = Files.writeString(directory.resolve("one.txt"), "000001\nx\n").toString();
    String two = Files.writeString(directory.resolve("two.txt"), "y\n000002\n").toString();
    Run several = Run.of("verify", "--rejects", "" + rejects, "--layout", LAYOUT_OF_ONE, one, two);
    assertThat(several.code()).isEqualTo(1);
    assertThat(rejects)
        .hasContent(one + ":2\tid: expected 6 digits\tx\n" + two + ":1\tid: expected 6 digits\ty");

    Run lost =
        Run.withInput(new byte[0], "verify", "--rejects", "" + directory, "--layout", LAYOUT, "-");
    assertThat(lost.code()).isEqualTo(4);
    assertThat(lost.err())
        .endsWith("%s cannot be written: it is a directory\n".formatted(directory));
  }

  @Test
  void thePageOfACheckIsPrinted() throws Exception {
    Path pages = Path.of("..", "..", "docs", "checks");
    String page = Files.readString(pages.resolve("KW104-separator-above-alphabet.md"));
    for (String check : List.of("KW104", "kw104", "separator-above-alphabet")) {
      Run run = Run.of("page", check);
      assertThat(run.code()).isZero();
      assertThat(run.out()).isEqualTo(page);
    }
    assertThat(Run.of("page").out()).isEqualTo(Files.readString(pages.resolve("README.md")));
  }

  @Test
  void anUnknownCheckHasNoPage() {
    Run run = Run.of("page", "KW999");
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).isEmpty();
    assertThat(run.err())
        .startsWith("keywright: there is no check KW999; keywright page lists all");
  }

  @Test
  void theCompletionScriptIsOne() throws Exception {
    Path script = directory.resolve("completion");
    Files.writeString(script, Run.of("completion").out());
    Process bash = new ProcessBuilder("bash", "-n", script.toString()).inheritIO().start();
    assertThat(bash.waitFor(20, TimeUnit.SECONDS)).isTrue();
    assertThat(bash.exitValue()).isZero();
    assertThat(Files.readString(script)).contains("profile").contains("--regions");
  }

  @Test
  void oneKeyTellsWhatItCannotTell() {
    String what = "how prefixes spread keys, where to split a table, or whether the key grows.\n";
    Run one = Run.withInput("a|b|ERR\n".getBytes(UTF_8), "profile", "-");
    assertThat(one.code()).isZero();
    assertThat(one.out())
        .startsWith("1 key, each of 7 bytes\n")
        .contains("0-6    always a|b|ERR")
        .endsWith("\nOne key does not show " + what + "Give it two different keys or more.\n")
        .doesNotContain("regions")
        .doesNotContain("--arrival");
    Run same = Run.withInput("a\na\na\n".getBytes(UTF_8), "profile", "-");
    assertThat(same.out())
        .contains("\nAll keys are the same, so they do not show " + what)
        .doesNotContain("regions");
    Run two = Run.withInput("a\nb\n".getBytes(UTF_8), "profile", "--regions", "2", "-");
    assertThat(two.out()).contains("Split points for 2 regions").doesNotContain("Give it two");
  }

  @Test
  void profileSaysWhichKeysGrow() {
    StringBuilder kinds = new StringBuilder();
    StringBuilder ties = new StringBuilder();
    for (int i = 0; i < 2000; i++) {
      int mixed = i * 7919 % 10_007;
      kinds.append(i % 3 == 0 ? "ORDER#" + (100_000 + i) : "USER#" + mixed).append('\n');
      ties.append(1_700_000_000 + i / 100)
          .append(',')
          .append((char) ('a' + mixed % 26))
          .append('\n');
    }
    // They are 667 of 2,000.
    assertThat(profile(kinds))
        .contains(
            "  The keys that begin with O (33.3 % of all) grow: 100.0 % of them are at or above all"
                + " before them there.\n  Writes of one prefix all go to its end of the table.\n");
    assertThat(profile(ties))
        .contains("  The keys grow by their first 11 bytes: 100.0 % of them are at or above all")
        .contains(" before them.\n  Writes go to the end of the table.\n");
  }

  private static String profile(StringBuilder keys) {
    return Run.withInput(keys.toString().getBytes(UTF_8), "profile", "--arrival", "-").out();
  }

  @Test
  void explainSaysWhichCharactersAreBelowTheSeparator() {
    String tenants = "TEXT separator='|' | pk: tenant String%s, level String";
    Run refused = Run.of("explain", "--layout", tenants.formatted(""), "shop|ERR");
    assertThat(refused.code()).isEqualTo(1);
    assertThat(refused.out())
        .contains(
            "expected characters above the separator '|', so no digits or letters (declare an"
                + " alphabet, or make the part unordered, to allow them), found \"shop|ERR\"");
    for (String remedy : List.of(" unordered", " alphabet=\"a-z\"")) {
      Run read = Run.of("explain", "--layout", tenants.formatted(remedy), "shop|ERR");
      assertThat(read.code()).isZero();
      assertThat(read.out()).contains("\"ERR\"").endsWith("complete\n");
    }
  }

  @Test
  void noKeysAreNoFault() {
    assertThat(Run.of("profile", "-").out()).isEqualTo("No keys.\n");
    Run verified = Run.of("verify", "--layout", LAYOUT, "-");
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).startsWith("No keys, so nothing was verified.\n");
  }
}
