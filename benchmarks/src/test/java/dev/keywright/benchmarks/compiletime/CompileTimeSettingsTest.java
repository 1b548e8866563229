package dev.keywright.benchmarks.compiletime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Arguments of the benchmark. */
class CompileTimeSettingsTest {
  @Test
  void silenceMeasuresWhatThePromiseSays() {
    assertThat(CompileTimeSettings.of().types()).isEqualTo(1000);
    assertThat(CompileTimeSettings.of().manyTypes()).isEqualTo(4000);
  }

  @Test
  void anArgumentReplacesOneNumber() {
    assertThat(CompileTimeSettings.of("rounds=3"))
        .isEqualTo(new CompileTimeSettings(1000, 4000, 2, 3, 3));
  }

  @Test
  void anUnknownArgumentIsRefused() {
    assertRefused("round=3");
    assertRefused("rounds");
    assertRefused("=3");
  }

  @Test
  void aValueThatIsNoNumberIsRefused() {
    assertRefused("rounds=three");
    assertRefused("rounds=");
    assertRefused("rounds=-1");
    assertRefused("rounds=1000000");
  }

  private static void assertRefused(String argument) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CompileTimeSettings.of(argument))
        .withMessage(
            argument
                + " is no setting: write types=, many-types=, warmups=, rounds=, cold-rounds="
                + " and a number of at most 6 digits");
  }
}
