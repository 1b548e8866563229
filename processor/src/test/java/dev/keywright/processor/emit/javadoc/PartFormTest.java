package dev.keywright.processor.emit.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartFormTest {
  private static final String NO_RANGES = "no ranges: these codes do not sort as the constants do";

  private static String key(String... constants) {
    Compiled compiled =
        Compiled.with(
            List.of(),
            Compiled.source(
                "demo.Bill",
                "package demo;",
                "import dev.keywright.*;",
                "record Bill(@PartitionKey(order = 0) Region region) {",
                "  enum Region { " + String.join(", ", constants) + " }",
                "}"));
    return String.join("", compiled.generatedSources().values());
  }

  @Test
  void aKeySaysWhyAnEnumHasNoRanges() {
    assertThat(key("@KeyCode(\"eu\") EUROPE", "@KeyCode(\"as\") ASIA"))
        .contains(" * partitionKey  region  Bill.Region  as | eu, " + NO_RANGES + "\n")
        .doesNotContain("region() {\n      return scan");
  }

  @Test
  void itSaysNothingOfAnEnumThatHasRanges() {
    assertThat(key("@KeyCode(\"as\") ASIA", "@KeyCode(\"eu\") EUROPE"))
        .contains("region() {\n      return scan")
        .doesNotContain(NO_RANGES);
  }
}
