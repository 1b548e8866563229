package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TimeZone;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * The same sources give the same text, whatever the order, the run and the machine's settings are.
 */
class DeterminismTest {
  private static final List<JavaFileObject> SOURCES =
      GoldenCases.all().stream()
          .flatMap(goldenCase -> Arrays.stream(GoldenCases.sources(goldenCase)))
          .toList();

  private static final Map<String, String> EXPECTED = generated(SOURCES);

  // GoldenTest compiles what is generated.
  private static Map<String, String> generated(List<JavaFileObject> sources) {
    List<String> options = new ArrayList<>(Compiled.WORKLOADS_AS_NOTES);
    options.add("-proc:only");
    return Compiled.with(options, sources.toArray(JavaFileObject[]::new)).generatedSources();
  }

  @Test
  void theOrderOfTheSourcesDoesNotMatter() {
    for (int seed = 0; seed < 3; seed++) {
      List<JavaFileObject> shuffled = new ArrayList<>(SOURCES);
      Collections.shuffle(shuffled, new Random(seed));
      assertThat(generated(shuffled)).isNotEmpty().isEqualTo(EXPECTED);
    }
  }

  @Test
  void localeAndTimeZoneDoNotMatter() {
    Locale locale = Locale.getDefault();
    TimeZone zone = TimeZone.getDefault();
    try {
      for (String tag : List.of("ar-EG", "tr-TR")) {
        Locale.setDefault(Locale.forLanguageTag(tag));
        TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
        assertThat(generated(SOURCES)).isNotEmpty().isEqualTo(EXPECTED);
      }
    } finally {
      Locale.setDefault(locale);
      TimeZone.setDefault(zone);
    }
  }
}
