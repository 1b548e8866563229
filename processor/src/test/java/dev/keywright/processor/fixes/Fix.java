package dev.keywright.processor.fixes;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.finding.CheckId;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One way to follow the message of a check.
 *
 * @param quote what the printed fix says of it
 * @param isCode whether the quote is code, which is then in the source
 * @param edits what is replaced in the bad example, one after the other
 */
record Fix(CheckId check, String quote, boolean isCode, List<Edit> edits) {
  private static final Path FILE = Path.of("src/test/resources/fixes/fixes.txt");
  private static final String HEADING = "## ";
  private static final String WRITES = "writes ";
  private static final String SAYS = "says ";

  /** A piece of source, and what stands in its place. */
  private record Edit(String before, String after) {}

  /** All that are known, by check. */
  static List<Fix> all() {
    String[] blocks = text().split("\n(?=" + HEADING + ")");
    return Stream.of(blocks).filter(block -> block.startsWith(HEADING)).map(Fix::read).toList();
  }

  private static String text() {
    try {
      return Files.readString(FILE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Fix read(String block) {
    List<String> lines = block.lines().toList();
    String heading = lines.get(0).substring(HEADING.length());
    int space = heading.indexOf(' ');
    String quote = heading.substring(space + 1);
    boolean isCode = quote.startsWith(WRITES);
    List<Edit> edits = new ArrayList<>();
    List<String> before = new ArrayList<>();
    List<String> after = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      if (line.startsWith("-") && !after.isEmpty()) {
        edits.add(edit(before, after));
      }
      if (line.startsWith("-")) {
        before.add(line.substring(1));
      } else if (line.startsWith("+")) {
        after.add(line.substring(1));
      }
    }
    edits.add(edit(before, after));
    CheckId check = CheckId.valueOf(heading.substring(0, space));
    return new Fix(
        check, quote.substring((isCode ? WRITES : SAYS).length()), isCode, List.copyOf(edits));
  }

  private static Edit edit(List<String> before, List<String> after) {
    Edit edit = new Edit(String.join("\n", before), String.join("\n", after));
    before.clear();
    after.clear();
    return edit;
  }

  /** The example as the message wants it. */
  String applied(String example) {
    String fixed = example;
    for (Edit edit : edits) {
      assertThat(fixed).as("example of %s", this).contains(edit.before());
      int at = fixed.indexOf(edit.before());
      fixed = fixed.substring(0, at) + edit.after() + fixed.substring(at + edit.before().length());
    }
    if (isCode) {
      assertThat(fixed).contains(quote);
    }
    return fixed;
  }

  @Override
  public String toString() {
    return check + ": " + quote;
  }
}
