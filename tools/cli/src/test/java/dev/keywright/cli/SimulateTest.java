package dev.keywright.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command that forecasts load. */
class SimulateTest {
  private static final String LAYOUT =
      "TEXT separator=',' | pk: number long pad=10, host String alphabet=\"a-z\"";
  private static final String DESCRIPTION =
      """
      {"schema": 1, "class": "demo.EventKey", "store": "BIGTABLE",
       "layout": "TEXT separator=',' | pk: number long pad=10",
       "volume": {"rows": 30000, "bytesPerRow": 100},
       "columns": [{"name": "pk", "parts": [{"name": "number",
         "facts": [{"fact": "monotonic", "value": true, "from": "@Domain"}]}]}]}
      """;

  @TempDir private Path directory;

  @Test
  void threeDesignsAreComparedAsJson() throws Exception {
    Run run =
        Run.of(
            "simulate",
            "--variants",
            "--json",
            "--ranges",
            "16",
            "--clock",
            "number=sequence",
            LAYOUT);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
    JsonNode forecasts = run.json().get("forecasts");
    assertThat(forecasts).hasSize(3);
    assertThat(forecasts.get(0).get("busiestRange").asDouble()).isEqualTo(1);
    assertThat(forecasts.get(1).get("busiestRange").asDouble()).isBetween(0.0625, 0.075);
    assertThat(forecasts.get(2).get("busiestRange").asDouble()).isBetween(0.0625, 0.075);
    long writes = 0;
    for (JsonNode step : forecasts.get(0).get("steps")) {
      writes += step.get("writes").asLong();
    }
    assertThat(writes).isEqualTo(1_000_000);
  }

  @Test
  void aSeedDecidesWhatIsPrinted() {
    String[] command = {"simulate", "--seed", "5", "--skew", "number=1.1", LAYOUT};
    assertThat(Run.of(command).out()).isEqualTo(Run.of(command).out()).contains("seed 5");
    command[2] = "6";
    assertThat(Run.of(command).out()).contains("seed 6");
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void theDescriptionBesideAClassIsRead(boolean isJar) throws IOException {
    Path container = isJar ? jar() : classes();
    Run run = Run.of("simulate", container + "!demo.EventKey");
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .contains("30,000 writes to Bigtable")
        .contains("EventKey")
        .contains("100.0 %")
        .doesNotContain("--store", "--row-bytes", "--clock");
    Run none = Run.of("simulate", container + "!demo.None");
    assertThat(none.code()).isEqualTo(2);
    assertThat(none.err()).contains("there is no class demo.None");
  }

  private Path classes() throws IOException {
    Path folder = Files.createDirectories(directory.resolve("classes/META-INF/keywright"));
    Files.writeString(folder.resolve("demo.EventKey.json"), DESCRIPTION);
    return directory.resolve("classes");
  }

  private Path jar() throws IOException {
    Path jar = directory.resolve("app.jar");
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new JarEntry("META-INF/keywright/demo.EventKey.json"));
      out.write(DESCRIPTION.getBytes(UTF_8));
    }
    return jar;
  }

  @Test
  void aRealProfileIsSimulated() throws IOException {
    StringBuilder keys = new StringBuilder();
    for (int i = 0; i < 1000; i++) {
      keys.append(i % 3 == 0 ? 'a' : 'b').append(i * 7919 % 1000).append('\n');
    }
    Path profile = directory.resolve("profile.json");
    Run profiled =
        Run.withInput(keys.toString().getBytes(UTF_8), "profile", "--regions", "8", "--json", "-");
    Files.writeString(profile, profiled.out());
    Run run = Run.of("simulate", "--writes", "100000", "--ranges", "8", profile.toString());
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).contains("as the last tenth of the keys did").contains("100,000 writes");
    assertThat(Run.of("simulate", directory.resolve("none.json").toString()).code()).isEqualTo(3);
  }

  @Test
  void theHeatMapIsWritten() throws IOException {
    Path svg = directory.resolve("load.svg");
    assertThat(Run.of("simulate", "--svg", svg.toString(), LAYOUT).code()).isZero();
    assertThat(Files.readString(svg)).startsWith("<svg").endsWith("</svg>\n");
    Run nowhere = Run.of("simulate", "--svg", directory.resolve("x/y.svg").toString(), LAYOUT);
    assertThat(nowhere.code()).isEqualTo(4);
    assertThat(nowhere.err()).contains("x/y.svg cannot be written: there is no directory ");
  }

  @Test
  void designsOfOneTitleAreNumbered() {
    Run run = Run.of("simulate", LAYOUT, LAYOUT);
    assertThat(run.out()).contains("1: the layout").contains("2: the layout");
  }

  @Test
  void whatFitsNothingEndsWithTwo() {
    assertThat(Run.of("simulate").code()).isEqualTo(2);
    Run part = Run.of("simulate", "--skew", "x=1", LAYOUT);
    assertThat(part.code()).isEqualTo(2);
    assertThat(part.err()).contains("no part is called x, only host, number");
    assertThat(Run.of("simulate", "--store", "redis", LAYOUT).err()).contains("only for ACCUMULO");
    assertThat(Run.of("simulate", "--duration", "soon", LAYOUT).err()).contains("90s, 30m, 12h");
    assertThat(Run.of("simulate", "--reads", "1e18", LAYOUT).err())
        .contains("--reads is from 0 to 1000000000, not 1000000000000000000\n");
    assertThat(Run.of("simulate", "--duration", "36501d", LAYOUT).err())
        .contains("'--duration': '36501d' is longer than 36500d");
    assertThat(Run.of("simulate", "--writes", "0", LAYOUT).err())
        .contains("--writes is at least 1, not 0\n");
    assertThat(Run.of("simulate", "--servers", "0", LAYOUT).code()).isEqualTo(2);
    Run servers = Run.of("simulate", "--servers", "2000000000", LAYOUT);
    assertThat(servers.code()).isEqualTo(2);
    assertThat(servers.err()).contains("--servers is from 1 to 10000, not 2000000000\n");
    Run small = Run.of("simulate", "--writes", "1000000", "--split-bytes", "1", LAYOUT);
    assertThat(small.err()).isEmpty();
    assertThat(small.code()).isZero();
    assertThat(small.out()).contains("The forecast cuts no range once it has 10,000");
    Run ranges = Run.of("simulate", "--ranges", "2000000000", LAYOUT);
    assertThat(ranges.code()).isEqualTo(2);
    assertThat(ranges.err()).contains("--ranges is from 1 to 10000, not 2000000000\n");
  }

  @Test
  void anyNumberOfWritesTakesTheSameTime() throws Exception {
    String all = String.valueOf(Long.MAX_VALUE);
    Run run = Run.of("simulate", "--json", "--writes", all, "--split-bytes", "1e30", LAYOUT);
    assertThat(run.err()).isEmpty();
    assertThat(run.code()).isZero();
  }
}
