package dev.keywright.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ShownLinesTest {
  private static final Pattern ROW =
      Pattern.compile("\\| \\[.*]\\(../../(stores/.*)#(.*)\\) \\| `(.*)` \\| `(.*)` \\|");

  /** Tests run the lines of the READMEs. */
  @Test
  void theGuideShowsTheLinesOfEachReadme() throws IOException {
    String guide = Files.readString(Repository.folder("docs").resolve("guide/ask.md"), UTF_8);
    List<MatchResult> rows = ROW.matcher(guide).results().toList();

    assertThat(rows).hasSize(7);
    for (MatchResult row : rows) {
      Path page = Repository.folder("stores").resolveSibling(row.group(1));
      String readme = Files.readString(page, UTF_8);
      assertThat(readme.toLowerCase(Locale.ROOT))
          .contains("\n## " + row.group(2).replace('-', ' ') + "\n");
      assertThat(readme)
          .contains("OrderKey stored = " + row.group(3) + ";\nlong cents = " + row.group(4) + ";");
    }
  }

  @Test
  void aTestWithoutOneOfTheLinesIsRefused() {
    ShownLines shown = ShownLines.of("kv/README.md", "## With the store alone");

    // Fewer lines than the page has: map.remove(keys.key(key));
    assertThatThrownBy(() -> shown.requireIn(getClass()))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("map.putIfAbsent(keys.key(key)");
    assertThatThrownBy(() -> ShownLines.of("kv/README.md", "## No such section"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("kv/README.md has a section ## No such section");
  }
}
