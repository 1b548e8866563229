package dev.keywright.processor.emit.javadoc;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class VisibleJavadocTest {
  @Test
  void charactersThatNobodySeesAreSpelledOut() {
    String key =
        Compiled.strictly(
                Compiled.source(
                    "demo.Signal",
                    "package demo;",
                    "import dev.keywright.*;",
                    "@KeyFormat(Format.BINARY)",
                    "record Signal(",
                    "    @PartitionKey(order = 0) @Domain(alphabet = \"\\0-\\u001f\") char control,",
                    "    @PartitionKey(order = 1) @Domain(alphabet = \"a\\n\\u202e\\u00e9*/\", maxLength = 9)",
                    "        String turned) {}"))
            .generatedSources()
            .get("demo/SignalKey.java");

    assertThat(key)
        .contains("[&#92;u0000-&#92;u001f]", "[&#92;u000a*&#47;a&#92;u00e9&#92;u202e], at most 9");
    assertThat(key.replace("\n", "")).doesNotContainPattern("[\\p{Cntrl}\\u202e]");
  }
}
