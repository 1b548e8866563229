package dev.keywright.benchmarks.compiletime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

/** Arguments of the benchmark. */
class SettingsTest {
  @Test
  void silenceMeasuresWhatThePromiseSays() {
    assertThat(Settings.of().types()).isEqualTo(1000);
    assertThat(Settings.of().manyTypes()).isEqualTo(4000);
  }

  @Test
  void anArgumentReplacesOneNumber() {
    assertThat(Settings.of("rounds=3")).isEqualTo(new Settings(1000, 4000, 4, 3, 5));
  }

  @Test
  void anUnknownArgumentIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Settings.of("round=3"))
        .withMessage("round=3 is not one of types=, many-types=, warmups=, rounds=, cold-rounds=");
  }
}
