package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples on the pages of the checks: the bad one gives the printed message, the good one
 * none.
 */
class CheckPageExamplesTest {
  private static final Pattern MESSAGE = Pattern.compile("```\n(\\[KW.*?)```", Pattern.DOTALL);

  static List<Path> pages() throws IOException {
    return CheckPages.all();
  }

  private static final Map<Path, Compiled> BAD = new HashMap<>();

  // What is asked of it is what the processor says.
  private static Compiled bad(Path page) {
    return BAD.computeIfAbsent(
        page, it -> CheckPages.process(List.of(), CheckPages.example(it, "Bad")));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theBadExampleGivesTheMessage(Path page) {
    Matcher message = MESSAGE.matcher(CheckPages.section(page, "Bad"));
    assertThat(message.find()).isTrue();

    assertThat(CheckPages.printed(bad(page)))
        .filteredOn(found -> found.startsWith("[KW"))
        .containsExactly(message.group(1).strip().split("\n(?=\\[)"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theGoodExampleIsSilent(Path page) {
    assertThat(CheckPages.printed(CheckPages.compile(List.of(), CheckPages.example(page, "Good"))))
        .isEmpty();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theSeverityIsThatOfTheMessage(Path page) {
    Compiled bad = bad(page);
    String id = page.getFileName().toString().substring(0, "KW000".length());
    Predicate<String> isOurs = message -> message.startsWith("[" + id);
    String severity =
        bad.errors().stream().anyMatch(isOurs)
            ? "error"
            : bad.notes().stream().anyMatch(isOurs) ? "info" : "warning";

    assertThat(GoldenCases.text(page)).contains("\nSeverity: **" + severity + "**");
  }
}
