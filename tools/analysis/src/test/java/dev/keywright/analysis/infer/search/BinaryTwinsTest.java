package dev.keywright.analysis.infer.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.layout.signature.LayoutSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BinaryTwinsTest {

  @Test
  void signsBehindTextsAreTheirEndsInBinary() {
    LayoutSignature text =
        LayoutSignature.parse(
            "TEXT | partitionKey: \"A#\" a String \"#x\" b String | sortKey: c String");
    assertThat(BinaryTwins.hasTwin(text)).isTrue();
    assertThat(BinaryTwins.signature(text))
        .hasToString(
            "BINARY | partitionKey: \"A#\" a String text=TERMINATED end=35 \"x\" b String"
                + " | sortKey: c String");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT separator=',' | partitionKey: a String, b String | sortKey: c String",
        "TEXT separator='\\u0000' | partitionKey: a enum(X=\"x\" Y=\"y\"), b String",
        "TEXT | partitionKey: a String \"#\" | sortKey: \"ALL\"",
        "TEXT separator=',' escape | partitionKey: a String, b String",
      })
  void whatHasATwinCanBeSaid(String text) {
    LayoutSignature layout = LayoutSignature.parse(text);
    assertThat(BinaryTwins.hasTwin(layout)).isTrue();
    assertThat(LayoutSignature.parse(BinaryTwins.signature(layout).toString()))
        .isEqualTo(BinaryTwins.signature(layout));
  }

  /** Each could be put into words that are no signature. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "TEXT | partitionKey: a String \"#\\u20ac\" b String",
        "TEXT | partitionKey: \"G\" a String | sortKey: \"M\" a",
        "TEXT separator=',' | partitionKey: a String, b int pad=3",
        "TEXT separator=',' | partitionKey: a String hashPrefix=4 hash=MD5",
        "BINARY | partitionKey: a String",
      })
  void whatHasNoTwinIsNotTried(String text) {
    assertThat(BinaryTwins.hasTwin(LayoutSignature.parse(text))).isFalse();
  }
}
