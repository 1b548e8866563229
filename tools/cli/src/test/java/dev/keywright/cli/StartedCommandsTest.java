package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.keywright.cli.InstalledCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** What users do with the command, through the start script. */
@Tag("full")
@DisabledOnOs(OS.WINDOWS)
class StartedCommandsTest {
  private static final String LAYOUT = "TEXT separator=',' | pk: id int pad=6";
  private static final String FAILED = "keywright: the command failed: ";

  @TempDir private Path directory;
  private InstalledCommand keywright;

  @BeforeEach
  void install() throws IOException {
    keywright = new InstalledCommand(directory.resolve("home"));
  }

  private Ended run(String... command) throws Exception {
    return keywright.run("cd " + directory + "; \"$@\"", command);
  }

  private String file(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text).toString();
  }

  private static void assertEnds(Ended ended, int code, String error) {
    assertThat(ended.err()).isEqualTo(error);
    assertThat(ended.code()).isEqualTo(code);
  }

  @Test
  void aResultInAMissingFolderIsOneLine() throws Exception {
    String keys = file("keys.txt", "000001\n000002\n");
    String missing =
        " cannot be written: there is no directory " + directory.resolve("none") + "\n";
    assertEnds(run("infer", "-o", "none/X.java", keys), 4, FAILED + "none/X.java" + missing);
    assertEnds(run("simulate", "--svg", "none/x", LAYOUT), 4, FAILED + "none/x" + missing);
    Ended rejects = run("verify", "--rejects", "none/x", "--layout", LAYOUT, keys);
    assertEnds(rejects, 4, FAILED + "none/x" + missing);
    assertThat(directory.resolve("none")).doesNotExist();
    assertEnds(
        run("simulate", "--svg", "keys.txt/x", LAYOUT),
        4,
        FAILED + "keys.txt/x cannot be written: Not a directory\n");
  }

  @Test
  void rejectsOnAFullDiskAreOneLine() throws Exception {
    assumeTrue(Files.exists(Path.of("/dev/full")));
    String keys = file("keys.txt", "000001\nx\n");
    assertEnds(
        run("verify", "--rejects", "/dev/full", "--layout", LAYOUT, keys),
        4,
        FAILED + "/dev/full cannot be written: No space left on device\n");
  }

  /** On a file system of 24 kB, into which no page of a key goes; only root can mount one. */
  @Test
  void aReportOnAFullDiskLeavesTheOldOne() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")));
    Path disk = Files.createDirectory(directory.resolve("disk"));
    Path classes = directory.resolve("classes");
    Path descriptions = Files.createDirectories(classes.resolve("META-INF/keywright"));
    Files.writeString(
        descriptions.resolve("k.json"),
        HostileJarTest.KEY.replace("\"\", \"e", "\"shop.OrderKey\", \"e"));
    String mounted =
        "unshare -m sh -c 'mount -t tmpfs -o size=24k none \"$0\" || exit 77; cd \"$0\"; mkdir r;"
            + " echo old > r/index.html; \"$@\"; code=$?; cat r/index.html; ls -A r; ls -d other* 2>/dev/null; exit $code' "
            + disk
            + " \"$@\"";
    Ended full = keywright.run(mounted, "report", classes.toString(), "-o", "r");
    assumeTrue(full.code() != 77 && !full.err().contains("unshare"));
    assertEnds(full, 4, FAILED + "r cannot be written: No space left on device\n");
    assertThat(full.out()).isEqualTo("old\nindex.html\n");
    Ended other = keywright.run(mounted, "report", classes.toString(), "-o", "other");
    assertEnds(other, 4, FAILED + "other cannot be written: No space left on device\n");
    assertThat(other.out()).isEqualTo("old\nindex.html\n");
  }

  @Test
  void rejectsOnAFullDiskLeaveNothing() throws Exception {
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/unshare")));
    Path disk = Files.createDirectory(directory.resolve("disk"));
    String keys = file("keys.txt", "malformed\n".repeat(9_000));
    String mounted =
        "unshare -m sh -c 'mount -t tmpfs -o size=24k none \"$0\" || exit 77; cd \"$0\";"
            + " \"$@\"; code=$?; ls -A; exit $code' "
            + disk
            + " \"$@\"";
    Ended full = keywright.run(mounted, "verify", "--rejects", "bad.tsv", "--layout", LAYOUT, keys);
    assumeTrue(full.code() != 77 && !full.err().contains("unshare"));
    assertEnds(full, 4, FAILED + "bad.tsv cannot be written: No space left on device\n");
    assertThat(full.out()).isEmpty();
  }

  @Test
  void aReportOntoAFileIsOneLine() throws Exception {
    String taken = file("taken", "kept");
    String source = file("Plain.java", "public class Plain {}");
    Path classes = Files.createDirectory(directory.resolve("plain"));
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-proc:none", "-d", classes.toString(), source);
    Ended ended = run("report", "-o", taken, classes.toString());
    assertThat(ended.code()).isEqualTo(4);
    assertThat(ended.err())
        .endsWith(FAILED + taken + " cannot be written: " + taken + " is not a directory\n");
    assertThat(directory.resolve("taken")).hasContent("kept");
  }

  @Test
  void boundsOfForecastsAreToldBeforeMemoryIsAsked() throws Exception {
    for (String option : List.of("--servers", "--ranges")) {
      Ended ended = run("simulate", option, "2000000000", LAYOUT);
      assertThat(ended.code()).isEqualTo(2);
      assertThat(ended.err()).contains(option + " is from 1 to 10000, not 2000000000");
    }
  }

  @Test
  void controlCEndsAForecastWithinASecond() throws Exception {
    String line =
        "\"$@\" & pid=$!; sleep 3; from=$(date +%s%N); kill -TERM $pid; wait $pid; code=$?;"
            + " echo $(( ($(date +%s%N) - from) / 1000000 )); exit $code";
    Ended ended =
        keywright.run(
            line,
            "simulate",
            "--variants",
            "--servers=10000",
            "--ranges=10000",
            "--writes=100000000000",
            "TEXT separator=',' | pk: tenant int pad=4, id long pad=10");
    assertThat(ended.code()).isEqualTo(143);
    assertThat(Long.parseLong(ended.out().strip())).isLessThan(1000);
  }

  @Test
  void marksOfEncodingsAreSaid() throws Exception {
    String marked = file("marked.txt", "\ufeff000001\n");
    assertEnds(
        run("verify", "--layout", LAYOUT, marked),
        0,
        "keywright: " + marked + " begins with a byte order mark, which is in no key\n");
    Path wide = Files.write(directory.resolve("wide.txt"), "\ufeff000001\n".getBytes(UTF_16LE));
    Ended refused = run("verify", "--layout", LAYOUT, wide.toString());
    assertThat(refused.code()).isEqualTo(3);
    assertThat(refused.err()).contains("it is UTF-16").hasLineCount(1);
    String hex = file("hex.txt", "80000aff\n".repeat(8));
    assertEnds(
        run("profile", hex),
        0,
        "keywright: all keys of "
            + hex
            + " are pairs of hexadecimal digits, read as text; if they are bytes, add --encoding"
            + " hex\n");
  }

  @Test
  void aKeyIsReadWithoutALocale() throws Exception {
    String[] explain = {"explain", "--layout", "TEXT separator='|' | pk: name String unordered"};
    Ended text = keywright.run("LC_ALL=C \"$@\" \"$(printf 'caf\\303\\251')\"", explain);
    assertEnds(text, 0, "");
    assertThat(text.out()).contains("\"caf\\u00e9\"");
    Ended bytes = keywright.run("LC_ALL=C \"$@\" \"$(printf 'a\\377')\"", explain);
    assertThat(bytes.code()).isEqualTo(2);
    assertThat(bytes.err()).contains("' has bytes that are no text in UTF-8; write each as \\xFF");
  }

  @Test
  void jsonOnStandardOutputIsJson() throws Exception {
    Ended ended = run("infer", "--json", "-o", "-", file("keys.txt", "a#1\nb#2\n"));
    assertThat(new ObjectMapper().readTree(ended.out()).has("inference")).isTrue();
  }

  @Test
  void aMissingLayoutEndsWithThree() throws Exception {
    assertEnds(
        run("verify", "--layout", "@missing", "-"), 3, "keywright: there is no file missing\n");
  }

  @Test
  void aSpaceInHexIsAFaultAndRejectsHaveTheirLines() throws Exception {
    String hex = file("keys.hex", "303030303031\n303030303032 \n");
    Ended spaced = run("verify", "--encoding", "hex", "--layout", LAYOUT, hex);
    assertThat(spaced.code()).isEqualTo(1);
    assertThat(spaced.out()).contains(", line 2: ");
    String keys = file("keys.txt", "000001\nx\n000002\n3\n");
    Ended rejected = run("verify", "--rejects", "bad.tsv", "--layout", LAYOUT, keys);
    assertThat(rejected.code()).isEqualTo(1);
    assertThat(Files.readString(directory.resolve("bad.tsv"))).matches("2\t.*\tx\n4\t.*\t3\n");
  }

  @Test
  void duplicatesAreCounted() throws Exception {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      keys.append(i * 7919L % 19_990).append('\n');
    }
    Ended ended = run("profile", file("keys.txt", keys.toString()));
    assertThat(ended.code()).isZero();
    assertThat(ended.out()).contains("19,990").doesNotContain("0 to ");
  }

  @Test
  void theSameBytesUnderAnotherNameOrTypeStay() throws Exception {
    String seconds = "TEXT separator=',' | pk: at Instant time=EPOCH_SECONDS";
    Ended retyped = run("diff", seconds, "TEXT separator=',' | pk: second long pad=10");
    assertEnds(retyped, 0, "");
    assertThat(retyped.out())
        .contains("at -> second (the name changed, the bytes stay)")
        .contains("Instant -> long (the type changed, the bytes stay)");
    String unsigned = "BINARY | pk: n int as=UNSIGNED width=4 min=0";
    Ended signed = run("diff", unsigned, unsigned.replace("UNSIGNED", "TWOS_COMPLEMENT"));
    assertEnds(signed, 0, "");
    assertThat(signed.out()).contains("all its values are written in the same bytes");
  }

  @Test
  void functionsOfTheApplicationAreCalled() throws Exception {
    String source =
        file(
            "Salt.java",
            "package telemetry; public class Salt {"
                + " public static int bucket(int user, int count) { return user % count; } }");
    ToolProvider.getSystemJavaCompiler()
        .run(null, null, null, "-proc:none", "-d", directory.toString(), source);
    String layout =
        "TEXT separator=',' | pk: bucket count=5 function=telemetry.Salt of=user, user int";
    String keys = file("keys.txt", "1,1\n2,2\n4,3\n");
    Ended without = run("verify", "--layout", layout, keys);
    assertThat(without.code()).isZero();
    assertThat(without.out()).contains("not compared");
    Ended with = run("verify", "--functions", ".", "--layout", layout, keys);
    assertThat(with.code()).isEqualTo(1);
    assertThat(with.out()).startsWith("2 of 3 keys can be read; 1 is malformed.");
  }

  @Test
  void explainNamesTheLiteralAndTakesAFamily() throws Exception {
    String family =
        file("family.txt", "TEXT | pk: \"USER#\" id String\nTEXT | pk: \"ORDER#\" n int pad=4\n");
    Ended member = run("explain", "--layout", "@" + family, "ORDER#0001");
    assertEnds(member, 0, "");
    assertThat(member.out()).startsWith("line 2 of ");
    Ended literal = run("explain", "--layout", "TEXT | pk: \"USER#\" id String", "user#7");
    assertThat(literal.code()).isEqualTo(1);
    assertThat(literal.out()).contains("no key begins otherwise");
  }

  @Test
  void columnsWithoutAHeaderHaveNumbersAndHelpHasGroups() throws Exception {
    String csv = file("rows.csv", "x,000001\ny,000002\n");
    Ended ended = run("verify", "--layout", LAYOUT, "--column", "2", csv);
    assertEnds(ended, 0, "");
    assertThat(ended.out()).startsWith("All 2 keys can be read");
    assertThat(run("profile", "--help").out())
        .containsSubsequence("Files:", "Keys:", "Tables of live stores:", "Of each command:");
  }

  @Test
  void aClosedPipeStopsNoCommand() throws Exception {
    String keys = file("keys.txt", "000001\n000002\n");
    String code = directory.resolve("code").toString();
    for (String[] command :
        new String[][] {
          {"infer", keys},
          {"verify", "--layout", LAYOUT, keys},
          {"explain", "--layout", LAYOUT, "000001"},
          {"diff", LAYOUT, LAYOUT},
          {"simulate", "--writes", "1000", LAYOUT}
        }) {
      Ended ended = keywright.run("{ \"$@\"; echo $? > " + code + "; } | true", command);
      assertThat(ended.err()).as(command[0]).isEmpty();
      assertThat(Files.readString(Path.of(code))).as(command[0]).isIn("0\n", "1\n");
    }
  }
}
