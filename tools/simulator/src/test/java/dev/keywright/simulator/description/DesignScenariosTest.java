package dev.keywright.simulator.description;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.keywright.description.key.ColumnDescription;
import dev.keywright.description.key.KeyDescription;
import dev.keywright.description.key.KeyDescription.Volume;
import dev.keywright.description.key.PartDescription;
import dev.keywright.description.key.PartDescription.Fact;
import dev.keywright.layout.signature.LayoutSignature;
import dev.keywright.simulator.Forecast;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.description.LoadOptions.Cluster;
import dev.keywright.simulator.description.LoadOptions.Parts;
import dev.keywright.simulator.description.LoadOptions.Requests;
import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.HashedPeriods;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Values;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class DesignScenariosTest {
  private static final DescribedKey VISIT =
      DescribedKey.of(
          described(
              new Volume(OptionalLong.of(500_000), OptionalLong.of(200), OptionalLong.of(40)),
              part("tenant", new Fact("cardinality", 50, "@Domain")),
              part("shop", new Fact("determinedBy", List.of("tenant"), "@DeterminedBy")),
              part("seq", new Fact("monotonic", true, "@Monotonic"))));

  private static KeyDescription described(Volume volume, PartDescription... parts) {
    ColumnDescription column =
        new ColumnDescription(
            "pk",
            true,
            false,
            Optional.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            Optional.empty(),
            List.of(),
            List.of(parts));
    return new KeyDescription(
        KeyDescription.SCHEMA,
        "shop.Outer$VisitKey",
        "shop.Outer.Visit",
        "",
        "TEXT separator=',' | pk: tenant String, shop int pad=4, seq long pad=10",
        "TEXT",
        Optional.of("TABLESTORE"),
        "Tablestore",
        Optional.empty(),
        "sorted_values",
        Optional.empty(),
        Optional.empty(),
        Optional.of(volume),
        List.of(),
        Optional.empty(),
        List.of(column),
        OptionalLong.empty(),
        OptionalLong.empty(),
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        Optional.empty(),
        List.of(),
        List.of());
  }

  private static PartDescription part(String name, Fact fact) {
    return new PartDescription(
        name,
        "long",
        "whole",
        "",
        true,
        OptionalLong.empty(),
        false,
        true,
        Optional.empty(),
        List.of(fact));
  }

  private static Scenario of(String layout, LoadOptions options) {
    return DesignScenarios.of(DescribedKey.of("key", LayoutSignature.parse(layout)), options);
  }

  private static Requests writes(long writes) {
    return new Requests(
        Optional.of(writes), Optional.empty(), Optional.empty(), 0, Optional.empty());
  }

  private static Cluster cluster(String store) {
    return new Cluster(Optional.of(store), 4, Optional.empty(), Optional.empty());
  }

  private static LoadOptions loads(String store, long writes) {
    return new LoadOptions(writes(writes), cluster(store), LoadOptions.NONE.parts(), 0);
  }

  private static LoadOptions ranges(int count, LoadOptions other) {
    Cluster cluster = new Cluster(other.cluster().store(), 4, Optional.of(count), Optional.empty());
    return new LoadOptions(other.requests(), cluster, other.parts(), other.seed());
  }

  private static LoadOptions options(
      String store, Map<String, Double> skew, Map<String, Long> values, Map<String, Clock> clocks) {
    Parts parts = new Parts(skew, values, clocks);
    return new LoadOptions(writes(1_000_000), cluster(store), parts, 9);
  }

  private static List<Class<?>> levels(Scenario scenario) {
    return scenario.model().levels().stream().<Class<?>>map(Level::getClass).toList();
  }

  @Test
  void aDescriptionSaysWhatIsDeclared() {
    Scenario scenario = DesignScenarios.of(VISIT, LoadOptions.NONE);
    assertThat(scenario.title()).isEqualTo("Outer$VisitKey");
    assertThat(scenario.table().rules().title()).isEqualTo("Tablestore");
    assertThat(scenario.table().bytesPerRow()).isEqualTo(200);
    assertThat(scenario.model().traffic().total()).isEqualTo(500_000);
    assertThat(scenario.model().traffic().duration()).isCloseTo(25_000, within(1e-6));
    // The tenant tells the shop, which spreads nothing.
    assertThat(levels(scenario)).containsExactly(Values.class, Growth.class);
    assertThat(((Values) scenario.model().levels().get(0)).count()).isEqualTo(50);
    assertThat(scenario.assumed())
        .containsExactlyInAnyOrder(
            "The average rate is half of the peak; set another time with --duration.",
            "The peak comes in the middle of each day, and lasts at most a tenth of it.",
            "All values of tenant are equally frequent; set a skew with --skew tenant=1.");
  }

  @Test
  void aLayoutAloneLeavesTheRestToAssumptions() {
    Scenario scenario =
        of(
            "TEXT separator=',' | pk: tenant String, at Instant time=EPOCH_MILLIS",
            LoadOptions.NONE);
    assertThat(levels(scenario)).containsExactly(Values.class, Growth.class);
    assertThat(scenario.assumed())
        .contains(
            "The store is HBase; choose another with --store.",
            "tenant has 10,000 values; set another number with --values tenant=N.",
            "at is the time of the write.");
  }

  @Test
  void skewIsZipfs() {
    Scenario scenario =
        of(
            "TEXT separator=',' | pk: tenant String, id UUID",
            options("HBASE", Map.of("tenant", 1.0), Map.of("tenant", 3L), Map.of()));
    Level tenants = scenario.model().levels().get(0);
    assertThat(tenants.heaviest(scenario.model().period(0, 1))).isCloseTo(6.0 / 11, within(1e-9));
  }

  @Test
  void aHashPrefixSpreadsNumbersThatGrow() {
    String layout = "TEXT separator=',' | pk: id long pad=10 hashPrefix=4 hash=MD5, host String";
    Scenario scenario =
        of(layout, options("HBASE", Map.of(), Map.of(), Map.of("id", Clock.SEQUENCE)));
    assertThat(levels(scenario).get(0)).isEqualTo(DistinctValues.class);
  }

  @Test
  void aPlaceAmongHashesIsAShareOfThem() {
    String layout = "TEXT separator=',' | pk: tenant String hashPrefix=4 hash=MD5, id UUID";
    LoadOptions load = options("HBASE", Map.of(), Map.of("tenant", 1000L), Map.of());
    Level hashes = of(layout, load).model().levels().get(0);
    assertThat(hashes).isInstanceOf(Values.class);
    assertThat(hashes.label(0.5)).isEqualTo("hash of tenant 50 %");
  }

  @Test
  void aHashedDayIsOnePlaceForADay() {
    String layout = "TEXT separator=',' | pk: day LocalDate time=BASIC | sk: id UUID";
    Scenario scenario = of(layout, loads("DYNAMODB", 1_000_000));
    assertThat(levels(scenario)).containsExactly(HashedPeriods.class, DistinctValues.class);
    assertThat(scenario.table().splitPoints()).hasSize(3);
    Forecast forecast = Simulation.run(scenario);
    assertThat(forecast.busiestRange()).isEqualTo(1);
    assertThat(forecast.last().largestPartition()).isCloseTo(1_000_000, within(1.0));
  }

  @Test
  void bucketsOfOneValueAreOneBucketForIt() {
    String layout =
        "TEXT separator=',' | pk: bucket count=8 by=HASH hash=MD5 of=tenant, tenant String, id"
            + " UUID";
    Scenario scenario =
        of(layout, options("HBASE", Map.of("tenant", 3.0), Map.of("tenant", 100L), Map.of()));
    assertThat(levels(scenario)).containsExactly(Values.class, DistinctValues.class);
    Level bucketed = scenario.model().levels().get(0);
    assertThat(bucketed.heaviest(scenario.model().period(0, 1))).isGreaterThan(0.8);
    assertThat(List.of(bucketed.label(0), bucketed.label(0.5), bucketed.label(0.999)))
        .containsExactly("bucket 1 of 8", "bucket 5 of 8", "bucket 8 of 8");
    String spread = layout.replace("of=tenant", "of=tenant+id");
    Level free = of(spread, LoadOptions.NONE).model().levels().get(0);
    assertThat(free.heaviest(scenario.model().period(0, 1))).isCloseTo(1.0 / 8, within(1e-9));
  }

  @Test
  void aDynamoDbShardIsPartOfWhatIsHashed() {
    String layout =
        "TEXT separator='#' | pk: bucket count=10 by=HASH hash=MD5 of=id, day LocalDate time=BASIC"
            + " | sk: id UUID";
    Forecast sharded = Simulation.run(of(layout, loads("DYNAMODB", 1_000_000)));
    assertThat(sharded.busiestRange()).isLessThan(0.7);
    assertThat(sharded.last().largestPartition()).isCloseTo(100_000, within(1.0));
  }

  @Test
  void aBucketBehindTheDayStandsBehindIt() {
    String layout =
        "TEXT separator='#' | pk: day LocalDate time=BASIC, bucket count=10 by=HASH hash=MD5 of=id"
            + " | sk: id UUID";
    Forecast sharded = Simulation.run(of(layout, loads("DYNAMODB", 1_000_000)));
    assertThat(sharded.busiestRange()).isLessThan(0.7);
    assertThat(sharded.last().largestPartition()).isCloseTo(100_000, within(1.0));

    String inOne = layout.replace(" | sk:", ",");
    assertThat(levels(of(inOne, LoadOptions.NONE)))
        .containsExactly(Growth.class, Values.class, DistinctValues.class);
  }

  @Test
  void tokensBelongToNodesByChance() {
    Scenario scenario = of("TEXT separator=',' | pk: id UUID", loads("CASSANDRA", 1_000_000));
    assertThat(scenario.table().splitPoints()).hasSize(63);
    for (int node = 0; node < 4; node++) {
      int owner = node;
      assertThat(scenario.table().owners().stream().filter(it -> it == owner)).hasSize(16);
    }
    assertThat(Simulation.run(scenario).busiestServer()).isBetween(0.25, 0.45);
  }

  @Test
  void variantsSpreadASequence() {
    LayoutSignature layout =
        LayoutSignature.parse("TEXT separator=',' | pk: id long pad=10, host String");
    LoadOptions options =
        options("HBASE", Map.of(), Map.of("host", 5L), Map.of("id", Clock.SEQUENCE));
    List<Double> busiest =
        DesignScenarios.variants(DescribedKey.of("events", layout)).stream()
            .map(key -> Simulation.run(DesignScenarios.of(key, ranges(16, options))).busiestRange())
            .toList();
    assertThat(busiest.get(0)).isEqualTo(1);
    assertThat(busiest.subList(1, 3)).allSatisfy(it -> assertThat(it).isLessThan(0.1));
  }

  @Test
  void optionsThatFitNothingAreRefused() {
    String layout = "TEXT separator=',' | pk: tenant String, at Instant time=EPOCH_MILLIS";
    assertThatThrownBy(() -> of(layout, options("HBASE", Map.of("x", 1.0), Map.of(), Map.of())))
        .hasMessage("no part is called x, only at, tenant");
    assertThatThrownBy(() -> of(layout, options("HBASE", Map.of("at", 1.0), Map.of(), Map.of())))
        .hasMessageContaining("at has no skew");
    assertThatThrownBy(() -> of(layout, loads("REDIS", 1)))
        .hasMessageContaining("no rules are known for the ranges of REDIS");
  }

  @Test
  void newWritesGoWhereTheLastKeysOfAProfileWent() {
    String profile =
        """
        {"profile": {"keys": 5000, "regions": {"splitPoints": ["b"], "shares": [0.5, 0.5]},
         "arrival": {"isSorted": %s, "largestSoFar": {"value": %s}, "recentShares": [0.9, 0.1]}}}
        """;
    LoadOptions options = ranges(2, loads("HBASE", 100_000));
    assertThat(busiest(String.format(profile, false, "0.01"), options))
        .isCloseTo(0.9, within(0.02));
    assertThat(busiest(String.format(profile, true, "1.0"), options)).isCloseTo(0.5, within(0.02));
    assertThat(busiest(String.format(profile, false, "0.99"), ranges(1, options))).isEqualTo(1);
    String ascending = String.format(profile, true, "1.0");
    Scenario grown = ProfiledScenarios.scenario("p", ascending, ranges(1, options), true);
    assertThat(levels(grown)).containsExactly(Growth.class);
    for (String other : List.of("{}", "{")) {
      assertThatThrownBy(() -> ProfiledScenarios.scenario("p", other, options, false))
          .isInstanceOf(MalformedProfileException.class);
    }
  }

  private static double busiest(String profile, LoadOptions options) {
    return Simulation.run(ProfiledScenarios.scenario("profile", profile, options, false))
        .busiestRange();
  }
}
