package dev.keywright.layout.signature;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Encodings of other systems that no layout can have. */
class ForeignFormsTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "id String text=FIXED width=0 @ width = 0 is not from 1 to 65535",
        "id String text=FIXED width=4 fill=256 @ fill is not a byte",
        "id String text=LENGTH_PREFIXED lengthBytes=3 @ lengthBytes = 3 is not 1, 2 or 4",
        "id String text=LENGTH_PREFIXED lengthBytes=1 DESC @ so DESC has no effect",
        "id String text=TERMINATED end=256 @ end is not a byte",
        "id String text=TERMINATED end=33 escape=\"!\"->\"%0\" @ is not escaped itself",
        "id String text=TERMINATED end=33 escape=\"!\"->\"!0\" @ holds the end",
        "id long text=FIXED width=8 @ writes a String or bytes, and id has type long"
      })
  void aFormThatNobodyCanReadIsRefused(String part, String reason) {
    assertThatThrownBy(() -> LayoutSignature.parse("BINARY | partitionKey: " + part))
        .hasMessageContaining(reason);
  }
}
