package dev.keywright.processor.check.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class JavaNamesTest {
  private static final Pattern IMPORT = Pattern.compile("(?m)^import [\\w.]+\\.(\\w+);$");
  private static final Pattern COMMENT = Pattern.compile("(?m)^ *(/\\*|\\*|import|package).*$");
  private static final Pattern CALL = Pattern.compile("(?<![\\w.])([A-Z]\\w*)(\\.|::)[a-z]\\w*");
  private static final Set<String> BOXES =
      Set.of("Boolean", "Byte", "Character", "Double", "Float", "Integer", "Long", "Short");

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Set<String> names(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult it) -> it.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static Stream<String> called(Path source) {
    String text = text(source);
    Set<String> known = names(IMPORT, text);
    known.addAll(BOXES);
    return names(CALL, COMMENT.matcher(text).replaceAll("")).stream().filter(known::contains);
  }

  @Test
  void everyClassThatGeneratedCodeCallsIsKnown() throws IOException {
    try (Stream<Path> golden = Files.walk(Path.of("src/test/resources/golden"))) {
      Set<String> called =
          golden
              .filter(it -> it.toString().matches(".*/out/.*\\.java"))
              .flatMap(JavaNamesTest::called)
              .collect(Collectors.toCollection(TreeSet::new));

      assertThat(called).contains("Objects", "Integer").allMatch(JavaNames::isClass);
    }
    assertThat(BOXES).allMatch(JavaNames::isClass);
  }
}
