package dev.keywright.processor.fact;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WholeBoundTest {

  @ParameterizedTest
  @CsvSource({
    "5, true, 5, 5",
    "5, false, 6, 4",
    "0.5, true, 1, 0",
    "0.5, false, 1, 0",
    "-0.5, true, 0, -1",
    "+1.5e1, true, 15, 15",
    "-1.5, false, -1, -2",
    "9223372036854775806, true, 9223372036854775806, 9223372036854775806",
  })
  void fractionsAreRoundedInward(String decimal, boolean inclusive, long least, long most) {
    assertThat(WholeBound.atLeast(decimal, inclusive)).hasValue(least);
    assertThat(WholeBound.atMost(decimal, inclusive)).hasValue(most);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "five", "1e999999999", "1e-999999999", "0x5"})
  void whatIsNoSensibleDecimalBoundsNothing(String decimal) {
    assertThat(WholeBound.atLeast(decimal, true)).isEmpty();
    assertThat(WholeBound.atMost(decimal, false)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1e30, 9223372036854775807", "9223372036854775808, 9223372036854775807"})
  void aBoundAboveEveryLongLeavesNothingBelow(String decimal, long least) {
    assertThat(WholeBound.atLeast(decimal, true)).hasValue(least);
    assertThat(WholeBound.atMost(decimal, true)).isEmpty();
    assertThat(WholeBound.atMost("-" + decimal, true)).hasValue(-least);
    assertThat(WholeBound.atLeast("-" + decimal, true)).isEmpty();
  }
}
