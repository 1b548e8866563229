package dev.keywright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.cli.InstalledCommand.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever the command line and the files are, a command ends with a code of its table, shows no
 * stack trace, and writes where it was told to.
 */
@DisabledOnOs(OS.WINDOWS)
class RandomCommandsTest {
  private static final int FEW = 300;
  private static final int MANY = 100_000;
  private static final int MOST_FAULTS = 20;
  private static final int FEW_OF_SCRIPT = 8;
  private static final int MANY_OF_SCRIPT = 500;

  /** What a command says if its result has no place, such as {@code /dev/full}. */
  private static final String LOST = " cannot be written: ";

  /** Words that nobody knows who writes no Java. */
  private static final Pattern OF_JAVA =
      Pattern.compile("is not an? (int|long|double|short)\\b|\\bjava\\.|Exception");

  private static final Pattern ONE_OF_MANY =
      Pattern.compile(
          "(?<![0-9.,:\"])1 (keys|rows|reads|writes|bytes|bits|layouts|candidates|files|lines|regions"
              + "|columns|fields|values|servers|ranges|results|others|digits|characters)\\b");

  @TempDir private Path root;

  @Test
  void randomCommandsEndAsTheTableSays() throws IOException {
    assertThat(runAll(1, FEW).codes()).containsKeys(0, 1, 2, 3);
  }

  @Test
  @Tag("evidence")
  void manyRandomCommandsEndAsTheTableSays() throws IOException {
    runAll(Long.getLong("commands.seed", 2), Integer.getInteger("commands.runs", MANY));
  }

  @Test
  void soTheyDoThroughTheStartScript() throws Exception {
    runScript(3, FEW_OF_SCRIPT);
  }

  @Test
  @Tag("evidence")
  void soManyDoThroughTheStartScript() throws Exception {
    runScript(4, Integer.getInteger("commands.scripts", MANY_OF_SCRIPT));
  }

  private CommandTotals runAll(long seed, int runs) throws IOException {
    CommandTotals totals = new CommandTotals("commands: seed " + seed, runs);
    Path inputs = Files.createDirectory(root.resolve("inputs"));
    Path outputs = root.resolve("outputs");
    RandomCommands commands = new RandomCommands(seed, inputs, outputs);
    Path here = Path.of("").toAbsolutePath();
    Set<Path> before = files(here, 1);
    // One fault does not end a run of an hour.
    List<String> faults = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      Files.createDirectories(outputs);
      List<String> line = commands.next();
      Set<Path> known = files(root, Integer.MAX_VALUE);
      Duration start = CommandTotals.processorTime();
      Run run = Run.of(line.toArray(String[]::new));
      totals.add(line, run.code(), CommandTotals.processorTime().minus(start));
      try {
        judge(i + ": " + line, run.code(), run.err(), known, totals);
        judgeWords(i + ": " + line, run.code(), run.out(), run.err());
      } catch (AssertionError fault) {
        faults.add(fault.getMessage());
        assertThat(faults).hasSizeLessThan(MOST_FAULTS);
      }
      delete(outputs);
    }
    totals.print();
    assertThat(faults).isEmpty();
    assertThat(files(here, 1)).isEqualTo(before);
    return totals;
  }

  private void runScript(long seed, int runs) throws Exception {
    CommandTotals totals = new CommandTotals("scripts: seed " + seed, runs);
    InstalledCommand keywright = new InstalledCommand(root.resolve("home"));
    Path inputs = Files.createDirectory(root.resolve("inputs"));
    Path outputs = root.resolve("outputs");
    RandomCommands commands = new RandomCommands(seed, inputs, outputs);
    for (int i = 0; i < runs; i++) {
      Files.createDirectories(outputs);
      List<String> line =
          commands.next().stream().map(it -> it.replace("\u0000", "\u0001")).toList();
      keywright.run("true");
      Set<Path> known = files(root, Integer.MAX_VALUE);
      long start = System.nanoTime();
      Ended ended = keywright.run("\"$@\"", line.toArray(String[]::new));
      totals.add(line, ended.code(), Duration.ofNanos(System.nanoTime() - start));
      judge(i + ": " + line, ended.code(), ended.err(), known, totals);
      judgeWords(i + ": " + line, ended.code(), ended.out(), ended.err());
      delete(outputs);
    }
    totals.print();
  }

  private void judge(String line, int code, String err, Set<Path> known, CommandTotals totals)
      throws IOException {
    assertThat(code).as("%s: %s", line, err).isBetween(0, 4);
    assertThat(err.lines().filter(it -> it.startsWith("\tat "))).as(line).isEmpty();
    if (code == 4) {
      // All else that fails is a fault of ours.
      assertThat(err).as(line).contains(LOST).doesNotContain("Exception");
      totals.addLost();
    }
    HostileText.assertVisible(code == 2 ? "" : err, line);
    Set<Path> written = files(root, Integer.MAX_VALUE);
    written.removeAll(known);
    assertThat(written).as(line).allMatch(it -> it.startsWith(root.resolve("outputs")));
    assertThat(written).as(line).noneMatch(it -> it.toString().endsWith(".tmp"));
  }

  /** What no text of ours says, whatever was asked. */
  private static void judgeWords(String line, int code, String out, String err) {
    // A class or a description that is broken may be told in the words of Java.
    assertThat(code == 3 ? "" : err).as(line).doesNotContainPattern(OF_JAVA);
    assertThat(err).as(line).doesNotContain(": null");
    assertThat(out + err).as(line).doesNotContainPattern(ONE_OF_MANY);
    if (code == 0) {
      assertThat(out).as(line).doesNotContain("\ufffd");
      boolean isOnlyBroken = out.contains("Lines that hold no key") && out.contains("No keys.");
      assertThat(isOnlyBroken).as(line).isFalse();
    }
    boolean isOfFile = err.contains("layout signature at position") && !line.contains("TEXT");
    assertThat(err).as(line).contains(isOfFile && line.contains("@") ? " of " : "");
  }

  private static Set<Path> files(Path folder, int depth) throws IOException {
    try (Stream<Path> all = Files.walk(folder, depth)) {
      return all.collect(Collectors.toCollection(TreeSet::new));
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
  }
}
