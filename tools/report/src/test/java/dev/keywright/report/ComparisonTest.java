package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.compare.ComparedKey;
import dev.keywright.report.compare.Comparison;
import dev.keywright.report.compare.KeyChange;
import dev.keywright.report.compare.MarkdownDiff;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two designs, one after the other. */
class ComparisonTest {
  private static final Path MARKDOWN = Designs.FOLDER.resolve("diff.md");

  private static Comparison comparison;
  private static List<KeyDescription> after;

  @BeforeAll
  static void compile(@TempDir Path folder) throws IOException {
    Path old = Files.createDirectory(folder.resolve("old"));
    Path now = Files.createDirectory(folder.resolve("now"));
    after = Designs.keys("after", now);
    comparison = Comparison.of(compared(Designs.keys("before", old)), compared(after));
  }

  static List<ComparedKey> compared(List<KeyDescription> keys) {
    return keys.stream().map(ComparedKey::of).toList();
  }

  private static KeyChange change(String name) {
    return comparison.changes().stream()
        .filter(it -> it.key().title().equals(name))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void keysThatLoseRowsComeFirst() {
    assertThat(comparison.changes())
        .extracting(it -> it.key().title() + " " + it.verdict())
        .containsExactly(
            "PurchaseKey loses rows",
            "LogEventKey loses rows",
            "PostKey new",
            "SessionKey gone",
            "TicketKey the same",
            "UserOrderKey new",
            "UserProfileKey new");
    assertThat(comparison.losesRows()).isTrue();
    assertThat(comparison.summary()).isEqualTo("2 changed, 1 gone, 3 new, 1 the same");
  }

  @Test
  void figuresThatDifferStandSideBySide() {
    assertThat(change("LogEventKey").figures())
        .extracting(it -> it.label() + ": " + it.old() + " -> " + it.now())
        .containsExactly(
            "Buckets: 8, chosen by at -> 16, chosen by at", "eventsBetween: ranges: 8 -> 16");
    assertThat(change("TicketKey").figures()).isEmpty();
  }

  @Test
  void theSameDesignTwiceHasNoDifference() {
    Comparison same = Comparison.of(compared(after), compared(after));
    assertThat(same.real()).isEmpty();
    assertThat(same.losesRows()).isFalse();
    assertThat(MarkdownDiff.of(same)).isEqualTo("## Keys: 6 the same\n");
  }

  /** Run with {@code -Dgolden=update} to write the file anew. */
  @Test
  void theMarkdownIsTheOneOnFile() throws IOException {
    String markdown = MarkdownDiff.of(comparison);
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(MARKDOWN, markdown);
    }
    assertThat(markdown).isEqualTo(Files.readString(MARKDOWN));
  }
}
