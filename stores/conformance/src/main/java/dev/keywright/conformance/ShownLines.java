package dev.keywright.conformance;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The statements of one block of a page. A test that runs them proves that they do what the page
 * says; this proves that the test runs exactly these.
 */
public final class ShownLines {
  private static final Pattern BLOCK = Pattern.compile("(?s)\n```java\n(.*?)\n```\n");
  private static final Pattern COMMENT = Pattern.compile("\\s+// .*");

  private final List<String> statements;

  private ShownLines(List<String> statements) {
    this.statements = statements;
  }

  /**
   * The statements of the Java blocks of a section.
   *
   * @param page its path from the folder {@code stores}
   * @param heading the section's heading, with its number signs
   */
  public static ShownLines of(String page, String heading) {
    String text = read(Repository.folder("stores").resolve(page));
    int start = text.indexOf("\n" + heading + "\n");
    assertThat(start).as("%s has a section %s", page, heading).isNotNegative();
    int end = text.indexOf("\n## ", start + heading.length());
    String section = text.substring(start, end < 0 ? text.length() : end);
    StringBuilder code = new StringBuilder();
    for (Matcher block = BLOCK.matcher(section); block.find(); ) {
      code.append(COMMENT.matcher(block.group(1)).replaceAll("")).append('\n');
    }
    List<String> statements =
        Arrays.stream(code.toString().split(";\n"))
            .map(ShownLines::withoutSpace)
            .filter(it -> !it.isEmpty())
            .toList();
    assertThat(statements).as("statements of %s", page).isNotEmpty();
    return new ShownLines(statements);
  }

  /** Requires that the source of a test of this module has each statement. */
  public void requireIn(Class<?> test) {
    String source = "src/test/java/" + test.getName().replace('.', '/') + ".java";
    String code = withoutSpace(read(Path.of(source)));
    assertThat(statements).allSatisfy(statement -> assertThat(code).contains(statement));
  }

  private static String withoutSpace(String text) {
    return text.replaceAll("\\s", "");
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, UTF_8);
    } catch (IOException absent) {
      throw new IllegalStateException("cannot read " + file.toAbsolutePath(), absent);
    }
  }
}
