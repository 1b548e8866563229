package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a page shows of a key of which little is declared. */
class UndeclaredFactsTest {
  @TempDir private Path folder;

  private String page(String designs, String keyClass) throws IOException {
    List<KeyDescription> keys =
        Designs.keys(designs, Files.createDirectory(folder.resolve("classes")));
    Path pages = folder.resolve("pages");
    new Report("all", keys, Designs.NO_PICTURE).writeTo(pages);
    return Files.readString(pages.resolve(keyClass + ".html"));
  }

  @Test
  void whatRowsAddUpToIsOneLineThatSaysWhatToDeclare() throws IOException {
    String page = page("after", "shop.UserProfileKey");
    assertThat(page)
        .contains(
            "<p class=\"hint\">Declare @Volume(rows = ..., bytesPerRow = ...) and"
                + " @Domain(cardinality = ...) for userId to see what rows add up to.</p>")
        .containsOnlyOnce("unknown")
        .doesNotContain("<h2>The largest partition</h2>", "<h2>Load over time</h2>");
  }

  @Test
  void examplesLookLikeTheirParts() throws IOException {
    String account = page("indexed", "bank.AccountKey");
    assertThat(account).contains("0ujtsYcgvSTl8PAuAdqWYSMnLOv").doesNotContain("a1001");
    String index = Files.readString(folder.resolve("pages/bank.AccountByEmailKey.html"));
    assertThat(index).contains("ada@example.org", "grace@example.org").doesNotContain("a1001");
  }
}
