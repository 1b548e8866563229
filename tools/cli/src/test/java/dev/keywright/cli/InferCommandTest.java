package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code infer} prints, writes and returns. */
class InferCommandTest {
  private static final byte[] USERS = users();

  @TempDir private Path directory;

  private static byte[] users() {
    SplittableRandom random = new SplittableRandom(4);
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 300; i++) {
      keys.append(new UUID(random.nextLong(), random.nextLong()))
          .append(String.format(Locale.ROOT, "#%06d%n", random.nextInt(1_000_000)));
    }
    return keys.toString().getBytes(UTF_8);
  }

  /** Numbers of which few are large show that they are not counted down, nor back to front. */
  @Test
  void keysThatLeaveNothingOpenEndWithZero() {
    SplittableRandom random = new SplittableRandom(4);
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 600; i++) {
      long number = (long) (5000 * Math.exp(random.nextGaussian()));
      keys.append(String.format(Locale.ROOT, "user%06d%n", number));
    }
    Run run = Run.withInput(keys.toString().getBytes(UTF_8), "infer", "-");
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out()).contains("\"user\" part1 int pad=6").doesNotContain("Not sure");
  }

  /** Nothing shows whether numbers that fill their width are counted down. */
  @Test
  void theBestCandidateComesFirst() throws Exception {
    Run run = Run.withInput(USERS, "infer", "-");
    assertThat(run.code()).as(run.out() + run.err()).isEqualTo(1);
    assertThat(run.out()).contains("Not sure: ");
    assertThat(run.out())
        .contains("300 keys, and 300 different ones to infer from.")
        .contains("1. Explains 300 of 300 keys (100.0 %), in ")
        .contains(" UUID");
    Run json = Run.withInput(USERS, "infer", "--json", "--candidates", "2", "-");
    assertThat(json.json().at("/inference/candidates/0/explained").asInt()).isEqualTo(300);
    assertThat(json.json().at("/inference/candidates")).hasSizeBetween(1, 2);
  }

  @Test
  void theEntityIsWritten() throws Exception {
    Path file = directory.resolve("UserRow.java");
    Run run = Run.withInput(USERS, "infer", "--package", "shop", "-o", file.toString(), "-");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("1. Explains");
    String source = Files.readString(file);
    assertThat(source)
        .startsWith("package shop;")
        .contains("public record UserRow(")
        .contains("@ExistingRows(reason = \"inferred from rows that exist, in standard input\")")
        .contains("UUID ")
        .contains("// seen: 300 values from ");
    Run alone =
        Run.withInput(USERS, "infer", "--package", "shop", "--name", "UserRow", "-o", "-", "-");
    assertThat(alone.out()).isEqualTo(source);
    Run json =
        Run.withInput(
            USERS, "infer", "--json", "--package", "shop", "--name", "UserRow", "-o", "-", "-");
    assertThat(json.json().get("source").asText()).isEqualTo(source);
  }

  /** What infer would take for a number is an account in ten digits to those who wrote it. */
  @Test
  void aLayoutOfOnesOwnIsScoredBesideTheAnswers() throws Exception {
    String own = "TEXT separator='#' | pk: user UUID, number String maxLength=6";
    Run run = Run.withInput(USERS, "infer", "--layout", own, "-");
    assertThat(run.out())
        .as(run.err())
        .containsPattern("Your layout explains 300 of 300 keys \\(100.0 %\\), in [0-9,]+ bits")
        .containsPattern("[0-9.]+ bits a key more than the first candidate")
        .contains("  TEXT separator='#' | pk: user UUID, number String maxLength=6")
        .doesNotContain("cannot count");
    Run json = Run.withInput(USERS, "infer", "--json", "--layout", own, "-");
    assertThat(json.json().at("/inference/own/candidate/bits").asDouble())
        .isGreaterThan(json.json().at("/inference/candidates/0/bits").asDouble());
    assertThat(json.json().at("/inference/own/isInBits").asBoolean()).isTrue();
  }

  @Test
  void theNearestLayoutHasTheNamesOfOnesOwnColumns() {
    Run run =
        Run.withInput(
            USERS,
            "infer",
            "--layout",
            "TEXT separator='#' | pk: user UUID, number list(element String)",
            "-");
    assertThat(run.out()).as(run.err()).contains("nearest layout:\n  TEXT separator='#' | pk: ");
  }

  @Test
  void bitsThatAreThoseOfTheBytesAreCalledSo() {
    Run run = Run.withInput(USERS, "infer", "--layout", "TEXT | pk: c char \"\" rest String", "-");
    assertThat(run.out())
        .as(run.err())
        .contains("Your layout explains 300 of 300 keys")
        .contains("cannot count its bits; these are 8 for each byte of the keys.");
  }

  @Test
  void theFirstAnswerAsOnesOwnLayoutTakesAsManyBits() throws Exception {
    Run first = Run.withInput(USERS, "infer", "--json", "-");
    String best = first.json().at("/inference/candidates/0/kinds/0/signature").asText();
    Run run = Run.withInput(USERS, "infer", "--layout", best, "-");
    assertThat(run.out()).as(run.err()).contains("As many bits as the first candidate.");
  }

  @Test
  void aLayoutOfOnesOwnMayLeaveKeysUnexplained() {
    Run run =
        Run.withInput(USERS, "infer", "--layout", "TEXT separator=',' | pk: id int pad=6", "-");
    assertThat(run.out())
        .contains("Your layout explains 0 of 300 keys")
        .contains("Not explained: 300 keys, of which the first are:")
        .contains("    line 1: " + new String(USERS, UTF_8).lines().findFirst().orElseThrow());
    assertThat(Run.withInput(USERS, "infer", "--layout", "BINARY | a: x UUID | b: y UUID", "-"))
        .satisfies(
            wrong -> {
              assertThat(wrong.code()).isEqualTo(2);
              assertThat(wrong.err()).contains("differ in their number of columns: 2 and 1");
            });
  }

  @Test
  void keysThatNoLayoutExplainsAreShownWithTheirLines() throws Exception {
    StringBuilder keys = new StringBuilder();
    for (int i = 1; i <= 400; i++) {
      keys.append(i == 77 ? "odd one" : String.format(Locale.ROOT, "user#%06d", i * 7919 % 90_000));
      keys.append('\n');
    }
    Path file = Files.writeString(directory.resolve("keys.txt"), keys.toString());
    Run run = Run.of("infer", file.toString());
    assertThat(run.out()).contains("  Not explained: 1 key:\n    line 77: odd one\n");
    Path other = Files.writeString(directory.resolve("more.txt"), "user#000001\nodder\n");
    assertThat(Run.of("infer", file.toString(), other.toString()).out())
        .contains("    " + file + ", line 77: odd one\n    " + other + ", line 2: odder\n");
  }

  @Test
  void columnsHaveTheNamesOfTheStore() {
    StringBuilder csv = new StringBuilder("id,row-key\n");
    new String(USERS, UTF_8).lines().forEach(key -> csv.append("x,").append(key).append('\n'));
    Run run =
        Run.withInput(
            csv.toString().getBytes(UTF_8),
            "infer",
            "--format",
            "csv",
            "--column",
            "row-key",
            "-o",
            "-",
            "-");
    assertThat(run.out()).contains("column = \"row-key\"").contains("| \\\"row-key\\\": ");
  }

  @Test
  void whatCannotBeIsRefused() {
    assertThat(Run.withInput(USERS, "infer", "-o", "-", "--name", "1st", "-"))
        .satisfies(
            run -> {
              assertThat(run.code()).isEqualTo(2);
              assertThat(run.err()).contains("\"1st\" is not the name of a class");
            });
    assertThat(Run.withInput(USERS, "infer", "-o", "-", "--package", "a-b", "-").code())
        .isEqualTo(2);
    assertThat(Run.withInput(USERS, "infer", "--choose", "9", "-").code()).isEqualTo(2);
  }

  @Test
  void withoutKeysThereIsNoLayout() {
    Run none = new Run(1, "No keys, so there is no layout to infer.\n", "");
    assertThat(Run.withInput(new byte[0], "infer", "-")).isEqualTo(none);
    assertThat(Run.withInput(new byte[0], "infer", "-o", "-", "-")).isEqualTo(none);
    Run json = Run.withInput(new byte[0], "infer", "--json", "-");
    assertThat(json.code()).isEqualTo(1);
    assertThat(json.out()).contains("\"candidates\" : [ ]");
  }
}
