package dev.keywright.simulator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Values;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SimulationTest {
  private static final long BILLION = 1_000_000_000;

  static Stream<List<Level>> designs() {
    return Stream.of(
        Designs.SEQUENCE,
        Designs.HASH_PREFIX,
        Designs.BUCKETS,
        List.of(Values.evenly("tenant", 9, 5, 1, 1), Growth.time("at", 0, true)));
  }

  @ParameterizedTest
  @MethodSource("designs")
  void countsSumUp(List<Level> levels) {
    Forecast forecast = Simulation.run(Designs.presplit("design", levels, 1_234_567, 16));
    assertThat(forecast.writes()).isEqualTo(1_234_567);
    long inMap = 0;
    for (int column = 0; column < forecast.heat().columns(); column++) {
      inMap += forecast.heat().total(column);
    }
    assertThat(inMap).isEqualTo(1_234_567);
    assertThat(forecast.heat().heights().stream().mapToInt(it -> it).sum()).isEqualTo(Heat.ROWS);
    assertThat(forecast.last().ranges()).isEqualTo(16 + forecast.splits());
  }

  @ParameterizedTest
  @MethodSource("designs")
  void theSameScenarioGivesTheSameForecast(List<Level> levels) {
    Scenario scenario = Designs.presplit("design", levels, 500_000, 4);
    assertThat(Simulation.run(scenario)).isEqualTo(Simulation.run(scenario));
  }

  @Test
  void aSequenceHeatsOneRange() {
    for (int ranges : List.of(1, 16)) {
      Forecast forecast = Simulation.run(Designs.presplit("s", Designs.SEQUENCE, BILLION, ranges));
      assertThat(forecast.busiestRange()).isEqualTo(1);
      assertThat(forecast.busiestServer()).isEqualTo(1);
      assertThat(forecast.splits()).isGreaterThan(100);
    }
  }

  @Test
  void aHashAndBucketsHeatAllRanges() {
    for (List<Level> levels : List.of(Designs.HASH_PREFIX, Designs.BUCKETS)) {
      Forecast forecast = Simulation.run(Designs.presplit("spread", levels, 1_000_000, 16));
      assertThat(forecast.busiestRange()).isCloseTo(1.0 / 16, within(0.01));
      assertThat(forecast.busiestServer()).isCloseTo(0.5, within(0.01));
    }
  }

  @Test
  void aFrequentValueHeatsItsRange() {
    List<Level> levels = List.of(Values.evenly("tenant", 1, 7, 1, 1), new DistinctValues("id"));
    Forecast forecast = Simulation.run(Designs.presplit("tenants", levels, 1_000_000, 4));
    assertThat(forecast.busiestRange()).isCloseTo(0.7, within(0.01));
    assertThat(forecast.busiestServer()).isCloseTo(0.8, within(0.01));
  }

  @Test
  void aBillionWritesTakeSeconds() {
    long start = System.nanoTime();
    for (List<Level> levels : List.of(Designs.SEQUENCE, Designs.HASH_PREFIX, Designs.BUCKETS)) {
      assertThat(Simulation.run(Designs.day("d", levels, BILLION, "HBASE")).writes())
          .isEqualTo(BILLION);
    }
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(60));
  }
}
