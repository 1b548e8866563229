package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.compare.Comparison;
import dev.keywright.report.compare.MarkdownDiff;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.LoadView;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** Pages, pictures and Markdown of descriptions that hold what a browser or a terminal obeys. */
class HostileTextsTest {
  private static final Pattern OBEYED =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\x{FFFE}\\x{FFFF}&&[^\\n]]");

  // What escapes have made harmless, or stands between backticks.
  private static final Pattern HARMLESS = Pattern.compile("\\\\[<\\[`*_&~#]|(`+) .*? \\1|`[^`]*`");

  @TempDir private Path root;
  private List<KeyDescription> sound;
  private List<KeyDescription> keys;

  @BeforeEach
  void describe() throws IOException {
    Path classes = Files.createDirectory(root.resolve("classes"));
    sound = Designs.keys("after", classes);
    new HostileDescriptions(classes).addTexts();
    keys = new ArrayList<>(Descriptions.in(List.of(classes)));
    keys.removeAll(sound);
    assertThat(keys).hasSameSizeAs(sound);
  }

  @Test
  void pagesShowThemAndObeyNothing() throws IOException {
    Path pages = root.resolve("report");
    new Report(HostileDescriptions.TEXT, keys, new ForecastPicture()).writeTo(pages);
    try (Stream<Path> files = Files.list(pages)) {
      List<Path> all = files.toList();
      assertThat(all).hasSizeGreaterThan(keys.size() + 1);
      for (Path file : all) {
        String page = Files.readString(file);
        assertHarmless(page);
        assertThat(page).doesNotContain("<script", "\"&]]").contains("\\u202e", "&lt;script");
      }
    }
  }

  @Test
  void picturesAreWellFormed() throws Exception {
    int pictures = 0;
    for (KeyDescription key : keys) {
      String ruler = RulerPicture.of(key);
      assertHarmless(ruler);
      assertThat(texts(ruler)).contains("<script>alert('x')</script>").contains("\\u202e");
      Optional<LoadView> load = new ForecastPicture().of(key);
      if (load.isPresent()) {
        pictures++;
        assertHarmless(load.get().svg());
        assertThat(texts(load.get().svg())).contains("<script>alert('x')</script>");
      }
    }
    assertThat(pictures).isPositive();
  }

  private static String texts(String svg) throws Exception {
    Document parsed =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
    assertThat(parsed.getElementsByTagName("script").getLength()).isZero();
    return parsed.getDocumentElement().getTextContent();
  }

  @Test
  void markdownHasNoMarkupOfThem() {
    String markdown =
        MarkdownDiff.of(
            Comparison.of(ComparisonTest.compared(sound), ComparisonTest.compared(keys)));
    assertHarmless(markdown);
    assertThat(markdown).contains("script").contains("\\u202e");
    for (String line : markdown.split("\n", -1)) {
      assertThat(HARMLESS.matcher(line).replaceAll("")).doesNotContain("<script", "<");
    }
  }

  private static void assertHarmless(String text) {
    assertThat(OBEYED.matcher(text).results().map(it -> (int) text.charAt(it.start())).toList())
        .isEmpty();
  }
}
