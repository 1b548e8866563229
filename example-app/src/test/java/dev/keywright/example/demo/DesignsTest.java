package dev.keywright.example.demo;

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
  @TempDir private Path output;

  static Stream<Arguments> designs() {
    return Stream.of(
        Arguments.of("UnpaddedColon", List.of("KW101 deviceId", "KW104 sellerId", "KW101 cardId")),
        Arguments.of("PaddedColon", List.of("KW104 sellerId", "KW101 cardId")),
        Arguments.of("PaddedComma", List.of("KW101 cardId")),
        Arguments.of("PaddedCommaUnordered", List.of()),
        Arguments.of("PaddedNumberBeforeColon", List.of()));
  }

  @ParameterizedTest
  @MethodSource("designs")
  void theProcessorFindsExactlyTheFaultsOfADesign(String design, List<String> faults)
      throws Exception {
    CompiledDesign compiled = CompiledDesign.of(output, design);
    assertThat(compiled.verdicts())
        .extracting(verdict -> verdict.id() + " " + verdict.part())
        .containsExactlyElementsOf(faults);
    assertThat(compiled.succeeded()).isEqualTo(faults.isEmpty());
  }

  static Stream<Arguments> verdictsOnScreen() {
    return Stream.of(
        Arguments.of("UnpaddedColon", Designs.UNPADDED_COLON),
        Arguments.of("PaddedColon", Designs.PADDED_COLON),
        Arguments.of("PaddedComma", Designs.PADDED_COMMA),
        Arguments.of("PaddedCommaUnordered", Designs.PADDED_COMMA_UNORDERED));
  }

  @ParameterizedTest
  @MethodSource("verdictsOnScreen")
  void theDemoSaysWhatTheProcessorSays(String design, List<Verdict> onScreen) throws Exception {
    assertThat(CompiledDesign.of(output, design).verdicts()).isEqualTo(onScreen);
  }

  @Test
  void aHashedOrderCompilesWithoutAWord() throws Exception {
    CompiledDesign compiled = CompiledDesign.of(output, "HashedOrder");
    assertThat(compiled.verdicts()).isEmpty();
    assertThat(compiled.succeeded()).isTrue();
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
