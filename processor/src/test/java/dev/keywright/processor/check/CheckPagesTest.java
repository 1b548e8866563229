package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every check has its page, and every page its check. */
class CheckPagesTest {
  private static final Path ROOT = Path.of("..");
  private static final String INDEX = "README.md";

  @ParameterizedTest
  @EnumSource
  void everyCheckHasAPageWithAnExampleOfEachKind(CheckId check) throws IOException {
    List<String> page = Files.readAllLines(ROOT.resolve(check.page()));

    assertThat(page.get(0)).isEqualTo("# " + check + " " + check.readableName());
    assertThat(page.get(2)).startsWith("Severity: **error**");
    assertThat(page).contains("## Bad", "## Good", "```java");
  }

  @ParameterizedTest
  @EnumSource
  void theIndexNamesEveryCheck(CheckId check) throws IOException {
    String file = check + "-" + check.readableName() + ".md";

    assertThat(Files.readAllLines(ROOT.resolve("docs/checks").resolve(INDEX)))
        .filteredOn(line -> line.startsWith("| [" + check + "](" + file + ") | "))
        .singleElement()
        .asString()
        .contains(check.readableName());
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
