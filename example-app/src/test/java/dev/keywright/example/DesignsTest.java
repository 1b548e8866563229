package dev.keywright.example;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The guide's designs, compiled: the demo says of them what the processor says. */
class DesignsTest {
  private static final String REFUSED = "Keywright does not compile this design:";

  @TempDir private Path output;

  static Stream<Arguments> designs() {
    return Stream.of(
        Arguments.of(
            "UnpaddedColon",
            List.of(
                "deviceId: KW101 unpadded-number",
                "sellerId: KW104 separator-above-alphabet",
                "cardId: KW101 unpadded-number")),
        Arguments.of(
            "PaddedColon",
            List.of("sellerId: KW104 separator-above-alphabet", "cardId: KW101 unpadded-number")),
        Arguments.of("PaddedComma", List.of("cardId: KW101 unpadded-number")),
        Arguments.of("PaddedCommaUnordered", List.of()),
        Arguments.of("PaddedNumberBeforeColon", List.of()),
        Arguments.of("HashedOrder", List.of()));
  }

  @ParameterizedTest
  @MethodSource("designs")
  void theProcessorFindsExactlyTheFaultsOfADesign(String design, List<String> faults)
      throws Exception {
    CompiledDesign compiled = CompiledDesign.of(output, design);
    assertThat(compiled.faults()).isEqualTo(faults);
    assertThat(compiled.succeeded()).isEqualTo(faults.isEmpty());
  }

  @Test
  void theDemoSaysWhatTheProcessorSays() throws Exception {
    List<String> screen = Ran.with().lines();
    List<Integer> refused =
        Stream.iterate(0, i -> i < screen.size(), i -> i + 1)
            .filter(i -> screen.get(i).equals(REFUSED))
            .toList();
    List<String> designs = List.of("UnpaddedColon", "PaddedColon", "PaddedComma");
    assertThat(refused).hasSameSizeAs(designs);
    for (int i = 0; i < designs.size(); i++) {
      List<String> faults = CompiledDesign.of(output, designs.get(i)).faults();
      assertThat(screen.subList(refused.get(i) + 1, screen.size()).stream())
          .as(designs.get(i))
          .startsWith(faults.toArray(String[]::new));
      assertThat(screen.get(refused.get(i) + 1 + faults.size())).doesNotContain(": KW");
    }
    assertThat(screen).containsOnlyOnce("Keywright compiles this design without a word.");
    assertThat(CompiledDesign.of(output, "PaddedCommaUnordered").faults()).isEmpty();
  }

  @Test
  void aRangeOfHashedOrdersDoesNotCompile() throws Exception {
    CompiledDesign compiled = CompiledDesign.of(output, "HashedOrder", "RangeOfHashedOrders");
    assertThat(compiled.diagnostics())
        .singleElement()
        .satisfies(
            error ->
                assertThat(error.getMessage(Locale.ROOT))
                    .contains("method orderNumber in class")
                    .contains("cannot be applied to given types"));
  }
}
