package dev.keywright.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  @Test
  void silenceMeasuresEverythingInFiveRounds() {
    assertThat(Settings.of().rounds()).isEqualTo(5);
    assertThat(Settings.of().only()).isEmpty();
    assertThat(Settings.of().compileTime()).isEmpty();
  }

  @Test
  void numbersStandWhereverQuickStands() {
    Settings settings = Settings.of("rounds=9", "quick", "millis=50", "only=TEXT encode");

    assertThat(settings.rounds()).isEqualTo(9);
    assertThat(settings.millis()).isEqualTo(50);
    assertThat(settings.iterations()).isEqualTo(Settings.of("quick").iterations());
    assertThat(settings.only()).isEqualTo("TEXT encode");
  }

  @Test
  void onABusyMachineTheFastestOfManyIterationsCounts() {
    assertThat(Settings.of("busy").fastest()).isTrue();
    assertThat(Settings.of("busy").iterations()).isGreaterThan(Settings.of().iterations());
    assertThat(Settings.of("busy", "full")).isEqualTo(Settings.of());
  }

  @ParameterizedTest
  @ValueSource(strings = {"rounds", "rounds=", "rounds=0", "rounds=-1", "rounds=x", "slow", "a=1"})
  void anythingElseIsRefusedByName(String argument) {
    assertThatThrownBy(() -> Settings.of(argument))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(argument + " is no setting: write full, quick or busy,");
  }
}
