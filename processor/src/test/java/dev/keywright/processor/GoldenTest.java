package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The generated text, letter by letter. After a change that is meant, {@code -Dgolden=update}
 * writes the new texts; read their diff before committing it.
 */
class GoldenTest {
  private static final boolean UPDATE = "update".equals(System.getProperty("golden"));

  static List<Path> cases() {
    return GoldenCases.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theGeneratedSourceIsAsExpected(Path goldenCase) throws IOException {
    Compiled compiled = Compiled.strictly(GoldenCases.sources(goldenCase));

    assertThat(compiled.messages()).isEmpty();
    Map<String, String> generated = byFileName(compiled.generatedSources());
    if (UPDATE) {
      rewrite(goldenCase.resolve("out"), generated);
    }
    assertThat(generated).isNotEmpty().isEqualTo(GoldenCases.outputs(goldenCase));
  }

  /** A bar: who annotates an entity of the front page's size reads no more than this. */
  @Test
  void theKeyOfTheFrontPageIsShort() {
    Path purchase = Path.of("src/test/resources/golden/purchase");
    assertThat(GoldenCases.outputs(purchase).get("PurchaseKey.java").lines()).hasSizeLessThan(191);
  }

  private static Map<String, String> byFileName(Map<String, String> sources) {
    Map<String, String> byFileName = new TreeMap<>();
    sources.forEach(
        (path, text) -> byFileName.put(path.substring(path.lastIndexOf('/') + 1), text));
    return byFileName;
  }

  private static void rewrite(Path folder, Map<String, String> sources) throws IOException {
    Files.createDirectories(folder);
    for (String stale : GoldenCases.outputs(folder.getParent()).keySet()) {
      Files.delete(folder.resolve(stale));
    }
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Files.writeString(folder.resolve(source.getKey()), source.getValue());
    }
  }
}
