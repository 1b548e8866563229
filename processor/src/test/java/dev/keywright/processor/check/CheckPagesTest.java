package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every check has its page, and every page its check. */
class CheckPagesTest {
  private static final Path ROOT = Path.of("..");
  private static final String INDEX = "README.md";
  private static final Pattern SEVERITY =
      Pattern.compile("\\.(error|warning|info)\\(\\s*CheckId\\.(KW\\d+)");
  private static final String HEAD =
      """
      | id | name | severity | what it reports |
      |---|---|---|---|
      """;

  @ParameterizedTest
  @EnumSource
  void everyCheckHasAPageWithAnExampleOfEachKind(CheckId check) throws IOException {
    List<String> page = Files.readAllLines(ROOT.resolve(check.page()));

    assertThat(page.get(0)).isEqualTo("# " + check + " " + check.readableName());
    assertThat(page.get(2)).matches("Severity: \\*\\*(error|warning|info)\\*\\*.*");
    assertThat(page).contains("## Bad", "## Why", "## Good", "```java");
  }

  /** Those that the sources give a check by its name; the other checks ask the layout. */
  @Test
  void thePageNamesEachSeverityOfItsCheck() throws IOException {
    Set<String> unnamed = new TreeSet<>();
    int given = 0;
    for (Path source : sources()) {
      for (MatchResult found : SEVERITY.matcher(Files.readString(source)).results().toList()) {
        CheckId check = CheckId.valueOf(found.group(2));
        given++;
        if (!Files.readAllLines(ROOT.resolve(check.page())).get(2).contains(found.group(1))) {
          unnamed.add(check + " is also " + found.group(1));
        }
      }
    }
    assertThat(given).isGreaterThan(50);
    assertThat(unnamed).isEmpty();
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      return files.filter(it -> it.toString().endsWith(".java")).toList();
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePageIsInTheJarUnderThePathOfTheMessage(CheckId check) throws IOException {
    try (InputStream page = CheckId.class.getResourceAsStream("/" + check.page())) {
      assertThat(page).isNotNull().hasBinaryContent(Files.readAllBytes(ROOT.resolve(check.page())));
    }
  }

  @ParameterizedTest
  @EnumSource
  void thePageOfADesignCheckSaysHowToSilenceIt(CheckId check) throws IOException {
    List<String> page = Files.readAllLines(ROOT.resolve(check.page()));

    if (check.name().startsWith("KW9")) {
      assertThat(page).contains("## Suppress");
    } else if (!check.isForm()) {
      assertThat(page).contains("## Silenced by", "## Suppress", "## Stores", "## Source");
    }
  }

  /** With {@code -Dgolden=update} the table is written anew. */
  @Test
  void theTableOfTheIndexIsMadeOfThePages() throws IOException {
    Path index = ROOT.resolve("docs/checks").resolve(INDEX);
    String text = Files.readString(index);
    StringBuilder table = new StringBuilder(HEAD);
    for (CheckId check : CheckId.values()) {
      table.append(row(check));
    }
    String expected = text.substring(0, text.indexOf(HEAD)) + table;
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(index, expected);
    }
    assertThat(Files.readString(index)).isEqualTo(expected);
  }

  private static String row(CheckId check) throws IOException {
    List<String> page = Files.readAllLines(ROOT.resolve(check.page()));
    String severity = page.get(2).substring("Severity: ".length()).replace("**", "");
    String summary = String.join(" ", page.subList(4, page.indexOf("## Bad"))).strip();
    int end = summary.indexOf(". ");
    String sentence = end < 0 ? summary : summary.substring(0, end + 1);
    return "| [%s](%s-%s.md) | %s | %s | %s |\n"
        .formatted(check, check, check.readableName(), check.readableName(), severity, sentence);
  }

  @Test
  void everyPageHasACheck() throws IOException {
    try (Stream<Path> pages = Files.list(ROOT.resolve("docs/checks"))) {
      assertThat(pages.map(page -> page.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(
              Stream.concat(
                      Stream.of(INDEX),
                      Stream.of(CheckId.values())
                          .map(check -> check + "-" + check.readableName() + ".md"))
                  .toList());
    }
  }
}
