package dev.keywright.processor.designs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A name with a slip gives one error, which says what was meant. */
class SlipOfNameTest {
  private static final String TENANT =
      "@PartitionKey(order = 0) @Domain(alphabet = \"a-z\", maxLength = 8) String tenant";

  private static List<String> errors(List<String> annotations, String... components) {
    return DesignFindings.found(annotations, components).stream()
        .filter(it -> it.startsWith("[KW0"))
        .toList();
  }

  @Test
  void theNearestPartIsProposed() {
    assertThat(
            errors(
                List.of("@AccessPattern(name = \"ofTenant\", equal = \"tenat\")"),
                TENANT,
                "@SortKey(order = 0, pad = 10) @Domain(min = 0) int number"))
        .containsExactly(
            """
            [KW014 unknown-name] access pattern ofTenant: equal = "tenat" names no part of the key
              Fix: write equal = "tenant\"\
            """);
  }

  @Test
  void aSlipInTheNameOfAKeyGivesOneError() {
    assertThat(
            errors(
                List.of("@AccessPattern(name = \"x\", equal = \"tenant\", key = \"bytenant\")"),
                TENANT,
                "@SortKey(order = 1, key = \"bytenant\", pad = 10) @Domain(min = 0) int number"))
        .containsExactly(
            """
            [KW010 missing-partition-key] key = "bytenant" of Row has no @PartitionKey part
              Fix: correct the name, or write @PartitionKey(key = "bytenant") on its first part\
            """);
  }
}
