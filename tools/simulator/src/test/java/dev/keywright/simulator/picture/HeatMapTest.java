package dev.keywright.simulator.picture;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.simulator.Designs;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Simulation;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

class HeatMapTest {
  private static final Path PICTURE = Path.of("..", "..", "docs", "load-forecast.svg");
  private static final long WRITES = 100_000_000;

  private static List<Forecast> forecasts() {
    return List.of(
        Simulation.run(Designs.presplit("A sequence leads the key", Designs.SEQUENCE, WRITES, 16)),
        Simulation.run(Designs.presplit("hashPrefix = 4", Designs.HASH_PREFIX, WRITES, 16)),
        Simulation.run(Designs.presplit("16 buckets", Designs.BUCKETS, WRITES, 16)));
  }

  @Test
  void theGuidesPictureIsTheOneThatTheSimulatorDraws() throws Exception {
    String drawn = HeatMap.svg(forecasts());
    if ("update".equals(System.getProperty("golden"))) {
      Files.writeString(PICTURE, drawn, UTF_8);
    }
    assertThat(drawn).isEqualTo(Files.readString(PICTURE, UTF_8));
  }

  @Test
  void itIsXmlOfModerateSizeWithoutReferencesToElsewhere() throws Exception {
    String svg = HeatMap.svg(forecasts(), "page");
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(UTF_8)));
    assertThat(svg.length()).isLessThan(40_000);
    assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "<script");
    assertThat(svg)
        .contains(
            "url(#page-lines)", "prefers-color-scheme:dark", "aria-label=\"Forecast of writes")
        .doesNotContain("url(#heat");
  }

  @Test
  void stepsDifferInLightnessAlone() {
    for (boolean isDark : new boolean[] {false, true}) {
      List<Double> lightness =
          HeatStep.ALL.stream().map(it -> lightness(isDark ? it.dark() : it.light())).toList();
      for (int i = 1; i < lightness.size(); i++) {
        double step = lightness.get(i) - lightness.get(i - 1);
        assertThat(isDark ? step : -step).as("step %d", i).isGreaterThan(5);
      }
    }
  }

  // L* of CIELAB, from 0 for black to 100 for white.
  private static double lightness(String colour) {
    double[] factors = {0.2126, 0.7152, 0.0722};
    double luminance =
        IntStream.range(0, 3)
            .mapToDouble(
                i -> {
                  double value =
                      Integer.parseInt(colour.substring(1 + 2 * i, 3 + 2 * i), 16) / 255.0;
                  double linear =
                      value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
                  return factors[i] * linear;
                })
            .sum();
    return luminance > 0.008856 ? 116 * Math.cbrt(luminance) - 16 : 903.3 * luminance;
  }

  @Test
  void aStepBeginsAboveItsShare() {
    assertThat(HeatStep.of(0)).isZero();
    assertThat(HeatStep.of(0.0001)).isEqualTo(1);
    assertThat(HeatStep.of(0.05)).isEqualTo(2);
    assertThat(HeatStep.of(1)).isEqualTo(6);
  }

  @Test
  void aSequenceIsADiagonalOfBlocks() {
    List<String> lines = BlockMap.lines(forecasts().get(0).heat());
    assertThat(lines).hasSize(12);
    assertThat(lines.get(11)).startsWith("\u2588\u2588\u2588\u2588 ");
    assertThat(lines.get(0)).endsWith(" \u2588\u2588\u2588\u2588");
  }
}
