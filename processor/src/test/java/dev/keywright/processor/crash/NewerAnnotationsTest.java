package dev.keywright.processor.crash;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import java.util.List;
import javax.tools.JavaFileObject;
import org.junit.jupiter.api.Test;

/**
 * Annotations of a later version than the processor, as in a build that raised only one of them.
 */
class NewerAnnotationsTest {
  private static final JavaFileObject FORMAT =
      Compiled.source(
          "dev.keywright.Format", "package dev.keywright; public enum Format { TEXT, JSON }");

  private static List<String> errors(String format) {
    return Compiled.with(
            List.of(),
            FORMAT,
            Compiled.source(
                "demo.Order",
                "package demo;",
                "import dev.keywright.*;",
                "@KeyFormat(Format." + format + ")",
                "record Order(@PartitionKey(order = 0, pad = 6) int id) {}"))
        .errors();
  }

  @Test
  void aConstantThatTheProcessorDoesNotKnowIsReported() {
    assertThat(errors("JSON"))
        .containsExactly(
            """
            [KW014 unknown-name] Order is annotated with value = JSON, which this version of the processor does not know
              Fix: use keywright-processor in the version of keywright-annotations""");
  }

  @Test
  void theOthersMeanWhatTheyMeant() {
    assertThat(errors("TEXT")).isEmpty();
  }
}
