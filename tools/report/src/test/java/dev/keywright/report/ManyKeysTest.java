package dev.keywright.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.report.description.Descriptions;
import dev.keywright.report.forecast.ForecastPicture;
import dev.keywright.report.page.LoadView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A report of 1,000 keys: how large its pages are, and how long it takes. */
class ManyKeysTest {
  private static final int KEYS = 1_000;
  private static final long MOST_BYTES = 300_000;
  private static final long MOST_MILLIS = 30_000;
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Map<String, Optional<LoadView>> FORECASTS = new HashMap<>();

  @Test
  void noPageIsLarge(@TempDir Path folder) throws IOException {
    Path classes = Files.createDirectory(folder.resolve("classes"));
    multiply(classes);

    long start = System.nanoTime();
    List<KeyDescription> keys = Descriptions.in(List.of(classes));
    Path pages = folder.resolve("report");
    new Report("many", keys, ManyKeysTest::forecast).writeTo(pages);
    long millis = (System.nanoTime() - start) / 1_000_000;

    assertThat(keys).hasSize(KEYS);
    long largest = 0;
    long all = 0;
    try (Stream<Path> files = Files.list(pages)) {
      for (Path file : files.toList()) {
        assertThat(file).satisfies(it -> assertThat(Files.size(it)).isLessThan(MOST_BYTES));
        largest = Math.max(largest, Files.size(file));
        all += Files.size(file);
      }
    }
    print(millis, largest, all, Files.size(pages.resolve("index.html")));
    assertThat(millis).isLessThan(MOST_MILLIS);
  }

  /** The forecasts of copies are equal, so each is made once. */
  private static Optional<LoadView> forecast(KeyDescription key) {
    return FORECASTS.computeIfAbsent(key.layout(), it -> new ForecastPicture().of(key));
  }

  /** Copies of the described keys, each under a name of its own. */
  private static void multiply(Path classes) throws IOException {
    Designs.compile(Designs.sources(Designs.FOLDER.resolve("after")), classes);
    Path descriptions = classes.resolve("META-INF/keywright");
    List<Path> originals;
    try (Stream<Path> files = Files.list(descriptions)) {
      originals = files.filter(Files::isRegularFile).sorted().toList();
    }
    for (int i = originals.size(); i < KEYS; i++) {
      Path original = originals.get(i % originals.size());
      ObjectNode key = (ObjectNode) JSON.readTree(original.toFile());
      String name = "com.example.shop.module" + i % 40 + ".CustomerOrderByRegion" + i + "Key";
      key.put("class", name);
      key.put("entity", name.replaceFirst("Key$", ""));
      if (key.has("families")) {
        String family = "com.example.shop.ShopItem" + i / originals.size();
        ((ObjectNode) key.at("/families/0")).put("interface", family);
      }
      JSON.writeValue(descriptions.resolve(name + ".json").toFile(), key);
    }
  }

  @SuppressWarnings("SystemOut") // the figures that docs/quality.md quotes
  private static void print(long millis, long largest, long all, long start) {
    System.out.printf(
        Locale.ROOT,
        "%,d keys in %,d ms; start page %,d bytes, largest page %,d, all %,d%n",
        KEYS,
        millis,
        start,
        largest,
        all);
  }
}
