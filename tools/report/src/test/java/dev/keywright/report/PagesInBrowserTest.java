package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.forecast.ForecastPicture;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every page in a real browser, on a desk and on a phone, light and dark. The pages and their
 * screenshots stay below {@code target}.
 */
@Tag("full")
@EnabledOnOs(value = OS.LINUX, disabledReason = "the pinned browser runs on Linux")
class PagesInBrowserTest {
  private static final Path PAGES = Path.of("target", "report").toAbsolutePath();
  private static final Path SCREENSHOTS = Path.of("target", "screenshots").toAbsolutePath();
  private static final int VIEWS = 4;
  private static final int FEWEST_RULES = 25;

  /** Of a telephone, in pixels; a key with many parts needs a little more than four. */
  private static final int SCREEN = 844;

  private static final double MOST_SCREENS = 4.5;

  private static final List<JsonNode> views = new ArrayList<>();

  @BeforeAll
  static void openAll(@TempDir Path folder) throws IOException, InterruptedException {
    Path now = Files.createDirectory(folder.resolve("now"));
    List<KeyDescription> keys = new ArrayList<>(Designs.keys("after", now));
    keys.addAll(Designs.keys("indexed", Files.createDirectory(folder.resolve("indexed"))));
    new Report("shop.jar", keys, new ForecastPicture()).writeTo(PAGES);
    Browser.open(PAGES, SCREENSHOTS).forEach(views::add);
  }

  private static String name(JsonNode view) {
    return view.get("file").asText() + " " + view.get("width") + " " + view.get("scheme").asText();
  }

  private static void assertNone(String found) {
    for (JsonNode view : views) {
      assertThat(view.get(found)).as(found + " of " + name(view)).isEmpty();
    }
  }

  @Test
  void eachPageIsSeenFourTimes() throws IOException {
    try (Stream<Path> pages = Files.list(PAGES)) {
      long count = pages.filter(it -> it.toString().endsWith(".html")).count();
      assertThat(views).hasSize((int) count * VIEWS);
    }
    for (JsonNode view : views) {
      String file =
          String.join(
              "-",
              view.get("file").asText(),
              view.get("width").asText(),
              view.get("scheme").asText() + ".png");
      assertThat(SCREENSHOTS.resolve(file)).isNotEmptyFile();
    }
  }

  @Test
  void noPageHasAnErrorInTheConsole() {
    assertNone("errors");
  }

  @Test
  void noPageAsksForAnythingElsewhere() {
    assertNone("requests");
  }

  @Test
  void axeFindsNoViolation() {
    assertNone("violations");
    assertThat(views).allMatch(it -> it.get("passes").asInt() > FEWEST_RULES);
  }

  @Test
  void noPageIsWiderThanTheScreen() {
    for (JsonNode view : views) {
      assertThat(view.get("overflow").asInt()).as(name(view)).isZero();
    }
  }

  @Test
  void aPageIsShortOnATelephone() {
    for (JsonNode view : views) {
      if (view.get("width").asInt() < SCREEN) {
        double screens = view.get("height").asDouble() / SCREEN;
        assertThat(screens).as(name(view)).isLessThan(MOST_SCREENS);
      }
    }
  }

  @Test
  void rowsThatATelephoneFoldsAreSeenOnceAskedFor() {
    assertThat(views)
        .allSatisfy(
            it -> assertThat(it.at("/rows/asked")).as(name(it)).isEqualTo(it.at("/rows/all")))
        .anyMatch(it -> it.at("/rows/first").asInt() < it.at("/rows/all").asInt());
    assertThat(views)
        .filteredOn(it -> it.get("width").asInt() > SCREEN)
        .allSatisfy(
            it -> assertThat(it.at("/rows/first")).as(name(it)).isEqualTo(it.at("/rows/all")));
  }

  @Test
  void noDateIsBrokenIntoTwoLines() {
    assertThat(views)
        .allSatisfy(it -> assertThat(it.at("/dates/broken")).as(name(it)).isEmpty())
        .anyMatch(it -> it.at("/dates/all").asInt() > 0);
  }

  @Test
  void warningsAreNotRed() {
    assertThat(views)
        .allSatisfy(it -> assertThat(it.at("/warnings/red")).as(name(it)).isEmpty())
        .anyMatch(it -> it.at("/warnings/all").asInt() > 0);
  }

  @Test
  void darkIsDarkAndLightIsLight() {
    for (JsonNode view : views) {
      String expected =
          view.get("scheme").asText().equals("dark") ? "rgb(18, 22, 27)" : "rgb(255, 255, 255)";
      assertThat(view.get("background").asText()).as(name(view)).isEqualTo(expected);
    }
  }

  @Test
  void theKeyboardReachesEachExplanation() {
    int explanations = 0;
    for (JsonNode view : views) {
      assertThat(view.at("/tips/seen").asInt())
          .as(name(view))
          .isEqualTo(view.at("/tips/all").asInt());
      explanations += view.at("/tips/all").asInt();
    }
    assertThat(explanations).isPositive();
  }
}
