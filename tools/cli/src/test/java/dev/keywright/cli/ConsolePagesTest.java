package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Each command on the pages, run again: it prints what stands there. {@code -Dpages=update} writes
 * what it prints into the pages.
 */
class ConsolePagesTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("pages"));
  private static final Path DOCS = Path.of("..", "..", "docs");
  private static final Pattern BLOCK =
      Pattern.compile("```console\\n\\$ (keywright [^\\n]*)\\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

  @TempDir private Path directory;

  @BeforeEach
  void writeTheFilesOfTheGuide() throws IOException {
    StringBuilder purchases = new StringBuilder();
    for (int i = 1; i <= 2000; i++) {
      String key =
          String.format(
              Locale.ROOT,
              "%06d,%s%d,%d",
              i * i % 977,
              i % 3 == 0 ? "b" : "a",
              i % 40 * 25,
              1000 + i);
      key = i == 700 ? key.replaceFirst(",", ";") : key;
      purchases.append(i == 1400 ? key.substring(1) : key).append('\n');
    }
    Files.writeString(directory.resolve("purchases.txt"), purchases);
    Matcher layout =
        Pattern.compile("\\$ cat layout.txt\\n(.*)\\n").matcher(page("guide/tools.md"));
    assertThat(layout.find()).isTrue();
    Files.writeString(directory.resolve("layout.txt"), layout.group(1));
  }

  private static String page(String name) throws IOException {
    return Files.readString(DOCS.resolve(name), UTF_8);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "guide/tools.md",
        "commands/infer.md",
        "commands/verify.md",
        "commands/explain.md",
        "commands/diff.md",
        "commands/simulate.md",
      })
  void commandsPrintWhatThePageShows(String page) throws IOException {
    Matcher blocks = BLOCK.matcher(page(page));
    StringBuilder updated = new StringBuilder();
    int count = 0;
    while (blocks.find()) {
      count++;
      String printed = Run.of(arguments(blocks.group(1))).out();
      String shown = printed.replace(directory + "/", "");
      if (UPDATE) {
        String block = "```console\n$ " + blocks.group(1) + "\n" + shown.stripTrailing() + "\n```";
        blocks.appendReplacement(updated, Matcher.quoteReplacement(block));
      } else {
        assertThat(shown.stripTrailing())
            .as(blocks.group(1))
            .isEqualTo(blocks.group(2).stripTrailing());
      }
    }
    if (UPDATE) {
      Files.writeString(DOCS.resolve(page), blocks.appendTail(updated).toString());
    }
    assertThat(count).isPositive();
  }

  private String[] arguments(String command) {
    List<String> arguments = new ArrayList<>();
    Matcher words = WORD.matcher(command);
    while (words.find()) {
      String word = words.group(1) == null ? words.group(2) : words.group(1);
      arguments.add(
          word.replaceFirst("^(@?)(layout|purchases)\\.txt$", "$1" + directory + "/$2.txt"));
    }
    return arguments.subList(1, arguments.size()).toArray(String[]::new);
  }
}
