package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.constructor.SafeConstructor;

/** Workflows of the documentation: they parse, and what they call exists. */
final class WorkflowTest {
  private static final Path DOCS = Path.of("../../docs");
  private static final Path GOALS = Path.of("../maven-plugin/src/main/java/dev/keywright/maven");
  private static final Pattern BLOCK = Pattern.compile("(?s)```yaml\n(.*?)```");
  private static final Pattern ACTION = Pattern.compile("[a-z-]+(/[a-z-]+){1,2}@v\\d+");
  private static final Pattern GOAL =
      Pattern.compile("keywright-maven-plugin:(\\w+)|(?<!\\.)keywright:(\\w+)");
  private static final Pattern PROPERTY = Pattern.compile("-D(keywright\\.\\w+)");
  private static final Pattern COMMAND = Pattern.compile("keywright[\\w-]*\\.jar (.*)");

  @Test
  void whatWorkflowsOfTheDocumentationCallExists() throws IOException {
    List<String> uses = new ArrayList<>();
    List<String> runs = new ArrayList<>();
    for (String block : blocks()) {
      collect(new Yaml(new SafeConstructor(new LoaderOptions())).load(block), uses, runs);
    }
    assertThat(uses).hasSizeGreaterThan(3).allMatch(it -> ACTION.matcher(it).matches());
    List<String> lines = runs.stream().flatMap(String::lines).toList();
    assertThat(lines.stream().filter(it -> GOAL.matcher(it).find())).isNotEmpty();
    assertThat(lines.stream().filter(it -> COMMAND.matcher(it).find())).isNotEmpty();
    for (String line : lines) {
      assertThat(line).matches("(mvn|java|cat|gh) .*");
      checkGoals(line);
      checkCommand(line);
    }
  }

  @Test
  void whatDoesNotExistIsFound() throws IOException {
    assertThat(options("sarif")).contains("keywright.forGithub").doesNotContain("keywright.live");
    assertThat(faults("diff --markdow origin/main")).contains("--markdow");
    assertThat(faults("dif --markdown origin/main")).isNotEmpty();
    assertThat(faults("diff --markdown origin/main")).isEmpty();
  }

  private static List<String> blocks() throws IOException {
    List<String> blocks = new ArrayList<>();
    try (Stream<Path> pages = Files.walk(DOCS)) {
      for (Path page : pages.filter(it -> it.toString().endsWith(".md")).sorted().toList()) {
        Matcher block = BLOCK.matcher(Files.readString(page, UTF_8));
        while (block.find()) {
          blocks.add(block.group(1));
        }
      }
    }
    return blocks;
  }

  /** A workflow, or some of its steps. */
  private static void collect(Object yaml, List<String> uses, List<String> runs) {
    if (yaml instanceof List<?> all) {
      all.forEach(it -> collect(it, uses, runs));
    } else if (yaml instanceof Map<?, ?> map) {
      if (map.get("uses") instanceof String action) {
        uses.add(action);
      }
      if (map.get("run") instanceof String command) {
        runs.add(command);
      }
      map.values().forEach(it -> collect(it, uses, runs));
    }
  }

  private static void checkGoals(String line) throws IOException {
    Matcher goal = GOAL.matcher(line);
    while (goal.find()) {
      String name = goal.group(1) == null ? goal.group(2) : goal.group(1);
      Matcher property = PROPERTY.matcher(line);
      while (property.find()) {
        assertThat(options(name)).as(line).contains(property.group(1));
      }
      assertThat(options(name)).as(line).isNotEmpty();
    }
  }

  /** The properties that a goal takes; none if there is no such goal. */
  private static List<String> options(String goal) throws IOException {
    Path source =
        GOALS.resolve(
            goal.substring(0, 1).toUpperCase(Locale.ROOT) + goal.substring(1) + "Mojo.java");
    if (!Files.exists(source)) {
      return List.of();
    }
    String text = Files.readString(source, UTF_8);
    assertThat(text).contains("name = \"" + goal + "\"");
    return Pattern.compile("property = \"([\\w.]+)\"")
        .matcher(text)
        .results()
        .map(it -> it.group(1))
        .toList();
  }

  private static void checkCommand(String line) {
    Matcher command = COMMAND.matcher(line);
    if (command.find()) {
      assertThat(faults(command.group(1))).as(line).isEmpty();
    }
  }

  /** What is wrong with the arguments of the command, as far as the shell passes them. */
  private static String faults(String arguments) {
    String passed = arguments.split(" (?=>|\\||&)", 2)[0].replace("\"", "");
    Run run = Run.of(passed.strip().split(" +", -1));
    return run.code() == ExitCode.USAGE ? run.err() : "";
  }
}
