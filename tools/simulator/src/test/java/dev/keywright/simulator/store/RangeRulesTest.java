package dev.keywright.simulator.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.simulator.Designs;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.TimeStep;
import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Values;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RangeRulesTest {
  private static final long KIB = 1024;
  private static final long MIB_OF_ROWS = 1024;
  private static final long GIB_OF_ROWS = KIB * MIB_OF_ROWS;
  private static final List<Level> SPREAD = List.of(new DistinctValues("id"));
  private static final List<Level> ONE_KEY =
      List.of(Values.even("tenant", 1), new DistinctValues("id"));
  private static final List<Level> ONE_GROWING_KEY =
      List.of(Values.even("tenant", 1), Growth.time("at", 0, false));

  private static Forecast day(String store, List<Level> levels, long writes) {
    return Simulation.run(Designs.day("design", levels, writes, store));
  }

  @Test
  void hbaseCutsTheOnlyRegionOfAServerEarlyAndOthersLate() {
    assertThat(day("HBASE", SPREAD, 255 * MIB_OF_ROWS).splits()).isZero();
    Forecast early = day("HBASE", SPREAD, 300 * MIB_OF_ROWS);
    assertThat(early.splits()).isEqualTo(1);
    // The balancer moves one half to the other server, where it is the only one again.
    assertThat(day("HBASE", SPREAD, 2 * GIB_OF_ROWS).splits()).isBetween(2, 4);
    assertThat(day("HBASE", SPREAD, 100 * GIB_OF_ROWS).last().ranges()).isBetween(8, 20);
  }

  @Test
  void hbaseMovesHalfOfTheRegionsWithinMinutes() {
    Forecast forecast = day("HBASE", SPREAD, 2 * GIB_OF_ROWS);
    TimeStep first = forecast.steps().get(0);
    assertThat(first.busiestServer()).isEqualTo(1);
    assertThat(forecast.last().busiestServer()).isLessThan(0.8);
  }

  @Test
  void tablestoreAndAzureDoNotCutAPartitionKey() {
    for (String store : List.of("TABLESTORE", "AZURE_TABLE", "COSMOS_NOSQL")) {
      assertThat(day(store, ONE_KEY, 300 * GIB_OF_ROWS).splits()).as(store).isZero();
      assertThat(day(store, SPREAD, 300 * GIB_OF_ROWS).splits()).as(store).isPositive();
    }
  }

  @Test
  void azureThrottlesAPartitionKeyAboveTwoThousandWrites() {
    long perDay = 86_400;
    assertThat(day("AZURE_TABLE", ONE_KEY, 1_900 * perDay).throttled()).isZero();
    assertThat((double) day("AZURE_TABLE", ONE_KEY, 3_000 * perDay).throttled())
        .isCloseTo(1_000.0 * perDay, within(0.01 * perDay * 1_000));
    assertThat(day("AZURE_TABLE", SPREAD, 3_000 * perDay).throttled()).isZero();
  }

  @Test
  void dynamoDbThrottlesAPartitionAboveItsCapacityAfterABurst() {
    long perDay = 86_400;
    assertThat(day("DYNAMODB", ONE_GROWING_KEY, 900 * perDay).throttled()).isZero();
    Forecast forecast = day("DYNAMODB", ONE_GROWING_KEY, 1_500 * perDay);
    assertThat((double) forecast.throttled())
        .isCloseTo(500.0 * perDay, within(0.02 * perDay * 500));
  }

  @Test
  void dynamoDbCutsAPartitionKeyUnlessItsSortKeyGrows() {
    assertThat(day("DYNAMODB", ONE_GROWING_KEY, 100 * GIB_OF_ROWS).busiestRange()).isEqualTo(1);
    assertThat(day("DYNAMODB", ONE_KEY, 100 * GIB_OF_ROWS).last().busiestRange()).isLessThan(0.2);
  }

  @Test
  void largeRowsTakeMoreCapacity() {
    Scenario small = Designs.day("d", ONE_GROWING_KEY, 600 * 86_400, "DYNAMODB");
    NewTable table = new NewTable(small.table().rules(), 2, List.of(), List.of(), 2 * KIB);
    Scenario large = new Scenario("d", small.model(), table, small.run(), List.of());
    assertThat(Simulation.run(small).throttled()).isZero();
    assertThat(Simulation.run(large).throttled()).isGreaterThan(90L * 86_400);
  }

  @Test
  void bigtableCutsABusyTabletAndMovesIt() {
    Forecast forecast = day("BIGTABLE", SPREAD, 10_000L * 86_400);
    assertThat(forecast.steps().get(0).busiestServer()).isEqualTo(1);
    assertThat(forecast.last().busiestServer()).isCloseTo(0.5, within(0.05));
    assertThat(day("BIGTABLE", Designs.SEQUENCE, 20_000L * 86_400).throttled())
        .isGreaterThan(5_000L * 86_400);
  }

  @ParameterizedTest
  @ValueSource(strings = {"CASSANDRA", "SCYLLADB"})
  void tokensAreNeverCut(String store) {
    assertThat(day(store, SPREAD, 100 * GIB_OF_ROWS).splits()).isZero();
  }

  @Test
  void everyStoreSaysWhatItDoesNotPublish() {
    for (String store : RangeRules.names()) {
      RangeRules rules = RangeRules.of(store).orElseThrow();
      assertThat(rules.assumed().isEmpty()).as(store).isEqualTo(store.equals("HBASE"));
      assertThat(rules.assumed()).allSatisfy(it -> assertThat(it).endsWith("."));
    }
  }
}
