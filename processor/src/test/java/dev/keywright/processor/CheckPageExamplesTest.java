package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The examples on the pages of the checks: the bad one gives the printed message, the good one
 * none.
 */
class CheckPageExamplesTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
  private static final Pattern MESSAGE = Pattern.compile("```\n(\\[KW.*?)```", Pattern.DOTALL);

  static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../docs/checks"))) {
      return files.filter(file -> file.getFileName().toString().startsWith("KW")).sorted().toList();
    }
  }

  private static String section(Path page, String title) {
    String text = GoldenCases.text(page);
    int start = text.indexOf("\n## " + title + "\n");
    int end = text.indexOf("\n## ", start + 1);
    assertThat(start).as("section %s of %s", title, page).isNotNegative();
    return text.substring(start, end < 0 ? text.length() : end);
  }

  private static Compiled compile(String section) {
    Matcher code = JAVA.matcher(section);
    assertThat(code.find()).isTrue();
    JavaFileObject source =
        Compiled.source(
            "demo.Example",
            "package demo;",
            "import dev.keywright.*;",
            "import java.math.*;",
            "import java.time.*;",
            "import java.util.*;",
            code.group(1));
    return Compiled.with(List.of(), source);
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theBadExampleGivesTheMessage(Path page) {
    String section = section(page, "Bad");
    Matcher message = MESSAGE.matcher(section);
    assertThat(message.find()).isTrue();

    assertThat(printed(compile(section)))
        .filteredOn(found -> found.startsWith("[KW"))
        .extracting(found -> found.substring(0, found.indexOf("\n  Page: ")))
        .containsExactly(message.group(1).strip().split("\n(?=\\[)"));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theGoodExampleIsSilent(Path page) {
    assertThat(printed(compile(section(page, "Good")))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void theSeverityIsThatOfTheMessage(Path page) {
    Compiled bad = compile(section(page, "Bad"));
    String id = page.getFileName().toString().substring(0, "KW000".length());
    Predicate<String> isOurs = message -> message.startsWith("[" + id);
    String severity =
        bad.errors().stream().anyMatch(isOurs)
            ? "error"
            : bad.notes().stream().anyMatch(isOurs) ? "info" : "warning";

    assertThat(GoldenCases.text(page)).contains("\nSeverity: **" + severity + "**");
  }

  private static List<String> printed(Compiled compiled) {
    return Stream.concat(compiled.messages().stream(), compiled.notes().stream()).toList();
  }
}
