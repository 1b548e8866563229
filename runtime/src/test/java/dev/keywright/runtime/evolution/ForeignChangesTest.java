package dev.keywright.runtime.evolution;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.layout.LayoutSignature;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ForeignChangesTest {

  private static LayoutChange change(String old, String now) {
    return new LayoutChange(LayoutSignature.parse(old), LayoutSignature.parse(now));
  }

  @Test
  void asManyDecimalDigitsAreWhatPadWrites() {
    String padded = "TEXT separator=',' | partitionKey: id int pad=6";
    String encoded = "TEXT separator=',' | partitionKey: id int as=DECIMAL width=6";

    assertThat(change(padded, encoded).differences()).isEmpty();
    assertThat(change(encoded, padded).differences()).isEmpty();
    assertThat(change(padded, encoded.replace("6", "7")).differences()).hasSize(1);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "id long as=UNSIGNED width=8 @ id long as=TWOS_COMPLEMENT width=8",
        "id long as=UNSIGNED width=8 @ id long",
        "at Instant time=EPOCH_SECONDS as=UNSIGNED width=4 floor=HOURS"
            + "@ at Instant time=EPOCH_SECONDS as=UNSIGNED width=4",
        "id String text=FIXED width=8 @ id String text=FIXED width=9",
        "id String text=TERMINATED end=0 @ id String"
      })
  void anotherFormIsAnotherKey(String old, String now) {
    LayoutChange change = change("BINARY | partitionKey: " + old, "BINARY | partitionKey: " + now);

    assertThat(change.differences()).isNotEmpty().noneMatch(Difference::compatible);
  }
}
