package dev.keywright.engine.hbase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.description.store.Balancing;
import dev.keywright.description.store.RangePlacement;
import dev.keywright.runtime.Key;
import dev.keywright.simulator.Scenario;
import dev.keywright.simulator.Simulation;
import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Traffic;
import dev.keywright.simulator.key.Values;
import dev.keywright.simulator.store.NewTable;
import dev.keywright.simulator.store.RangeRules;
import dev.keywright.store.hbase.HBaseKeys;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Forecasts of the simulator beside the counts of a real cluster. */
@ExtendWith(HBaseClusterExtension.class)
class ForecastTest {
  private static final int ROWS = 20_000;
  private static final int REGIONS = 16;
  private static final long FIRST = 4_000_000_000L;
  private static final long DOMAIN = 10_000_000_000L;
  private static final double DAY = 86_400;
  private static final int GROWN_ROWS = 32_000;
  private static final int PHASES = 16;
  private static final long REGION_BYTES = 3L << 20;
  private static final int VALUE_BYTES = 1_000;
  // Key, family, qualifier, time and lengths of a cell take as much beside the value.
  private static final int ROW_BYTES = VALUE_BYTES + 42;
  private static final double LARGEST_ERROR = 0.05;

  @Test
  void sharesAreWithinFivePercentOfTheClusters(HBaseCluster cluster) throws Exception {
    List<Compared> designs = new ArrayList<>();
    designs.add(sequence(cluster));
    designs.add(hashed(cluster));
    designs.add(bucketed(cluster));
    designs.add(tenants(cluster));
    designs.add(hashedTenants(cluster));
    designs.add(grownTenants(cluster));
    System.out.println("Forecasts and counts of " + cluster.name());
    System.out.println(Compared.table(designs));
    assertThat(designs)
        .allSatisfy(design -> assertThat(design.error()).isLessThanOrEqualTo(LARGEST_ERROR));
  }

  private static Compared sequence(HBaseCluster cluster) throws IOException {
    List<Level> levels = List.of(Growth.sequence("number", false, FIRST, DOMAIN));
    return presplit(
        cluster,
        "sequence",
        levels,
        SequenceEventKey.LAYOUT,
        evenly("%010d", DOMAIN),
        events(number -> new SequenceEventKey(number, "web-1")));
  }

  private static Compared hashed(HBaseCluster cluster) throws IOException {
    return presplit(
        cluster,
        "hash prefix",
        List.of(new DistinctValues("hash of number")),
        HashedEventKey.LAYOUT,
        HashedEventKey.splitPoints(REGIONS),
        events(number -> new HashedEventKey(number, "web-1")));
  }

  private static Compared bucketed(HBaseCluster cluster) throws IOException {
    return presplit(
        cluster,
        "buckets",
        List.of(Values.even("bucket", REGIONS), Growth.sequence("number", false, FIRST, DOMAIN)),
        BucketedEventKey.LAYOUT,
        BucketedEventKey.splitPoints(REGIONS),
        events(number -> new BucketedEventKey(number, "web-1")));
  }

  private static List<Key> events(LongFunction<Key> key) {
    return LongStream.range(FIRST, FIRST + ROWS).mapToObj(key).toList();
  }

  private static Compared tenants(HBaseCluster cluster) throws IOException {
    Tenants tenants = new Tenants(1.1);
    return presplit(
        cluster,
        "tenants, Zipf 1.1",
        byTenant(tenants),
        TenantEventKey.LAYOUT,
        evenly("%03d", Tenants.COUNT),
        tenantEvents(tenants, ROWS));
  }

  private static List<Level> byTenant(Tenants tenants) {
    return List.of(
        Values.evenly("tenant", tenants.shares()), Growth.sequence("number", false, FIRST, DOMAIN));
  }

  private static List<Key> tenantEvents(Tenants tenants, int count) {
    List<Integer> drawn = tenants.drawn(count, 11);
    return IntStream.range(0, count)
        .<Key>mapToObj(i -> new TenantEventKey(drawn.get(i), FIRST + i))
        .toList();
  }

  private static Compared hashedTenants(HBaseCluster cluster) throws IOException {
    Tenants tenants = new Tenants(1.3);
    double[] shares = tenants.shares();
    // Where the hash puts a tenant is no chance: its digits lead the key.
    List<double[]> placed =
        IntStream.range(0, Tenants.COUNT)
            .mapToObj(tenant -> new double[] {place(tenant), shares[tenant]})
            .sorted(Comparator.comparingDouble((double[] it) -> it[0]))
            .toList();
    double[] places = placed.stream().mapToDouble(it -> it[0]).toArray();
    double[] weights = placed.stream().mapToDouble(it -> it[1]).toArray();
    List<Integer> drawn = tenants.drawn(ROWS, 12);
    return presplit(
        cluster,
        "hash prefix of tenants, Zipf 1.3",
        List.of(
            Values.at("hash of tenant", places, weights),
            Growth.sequence("number", false, FIRST, DOMAIN)),
        HashedTenantEventKey.LAYOUT,
        HashedTenantEventKey.splitPoints(REGIONS),
        IntStream.range(0, ROWS)
            .<Key>mapToObj(i -> new HashedTenantEventKey(drawn.get(i), FIRST + i))
            .toList());
  }

  private static double place(int tenant) {
    String digits = HashedTenantEventKey.encodePartitionKey(tenant, FIRST).substring(0, 4);
    // Two tenants of one hash stand in the order of their numbers.
    return (Integer.parseInt(digits, 16) + (double) tenant / Tenants.COUNT) / 0x10000;
  }

  /** A table that grows from a region on each server, and whose large regions are cut. */
  private static Compared grownTenants(HBaseCluster cluster) throws IOException {
    Tenants tenants = new Tenants(1.1);
    MeasuredTable table =
        MeasuredTable.create(
            cluster,
            "tenants, Zipf 1.1, cut by size",
            HBaseKeys.of(TenantEventKey.LAYOUT),
            List.of("500"));
    List<Integer> owners = table.owners();
    List<Key> events = tenantEvents(tenants, GROWN_ROWS);
    List<WriteShare> measured = new ArrayList<>();
    for (int i = 0; i < GROWN_ROWS; i += GROWN_ROWS / PHASES) {
      WriteShare before = table.share();
      table.write(events.subList(i, i + GROWN_ROWS / PHASES), VALUE_BYTES);
      measured.add(table.share().since(before));
      table.cutAbove(REGION_BYTES);
    }
    Scenario scenario =
        scenario(
            new KeyModel(byTenant(tenants), 1, Traffic.even(GROWN_ROWS, DAY)),
            rules().splittingAt(REGION_BYTES),
            List.of(KeyPoint.at(0.5)),
            owners,
            PHASES);
    return Compared.of(Simulation.run(scenario), measured);
  }

  private static Compared presplit(
      HBaseCluster cluster,
      String title,
      List<Level> levels,
      String layout,
      List<String> splitPoints,
      List<? extends Key> keys)
      throws IOException {
    MeasuredTable table = MeasuredTable.create(cluster, title, HBaseKeys.of(layout), splitPoints);
    table.write(keys, 1);
    KeyModel model = new KeyModel(levels, 1, Traffic.even(keys.size(), DAY));
    Scenario scenario = scenario(model, rules(), model.evenPlaces(REGIONS), table.owners(), 1);
    return Compared.of(Simulation.run(scenario), List.of(table.share()));
  }

  private static RangeRules rules() {
    RangeRules own = RangeRules.of("HBASE").orElseThrow();
    RangePlacement fixed =
        new RangePlacement(own.ranges().cut(), Balancing.FIXED, own.ranges().assumed());
    return new RangeRules(own.store(), fixed, own.splitBytes());
  }

  private static Scenario scenario(
      KeyModel model,
      RangeRules rules,
      List<KeyPoint> splitPoints,
      List<Integer> owners,
      int steps) {
    NewTable table = new NewTable(rules, 2, splitPoints, owners, ROW_BYTES);
    return new Scenario("forecast", model, table, new Scenario.Run(0, steps, 1), List.of());
  }

  /** A domain cut into equal pieces, as one would split such a table. */
  private static List<String> evenly(String format, long end) {
    return IntStream.range(1, REGIONS)
        .mapToObj(i -> String.format(Locale.ROOT, format, (end * i + REGIONS - 1) / REGIONS))
        .toList();
  }
}
