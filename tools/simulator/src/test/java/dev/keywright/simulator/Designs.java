package dev.keywright.simulator;

import dev.keywright.simulator.key.DistinctValues;
import dev.keywright.simulator.key.Growth;
import dev.keywright.simulator.key.KeyModel;
import dev.keywright.simulator.key.KeyPoint;
import dev.keywright.simulator.key.Level;
import dev.keywright.simulator.key.Traffic;
import dev.keywright.simulator.key.Values;
import dev.keywright.simulator.store.NewTable;
import dev.keywright.simulator.store.RangeRules;
import java.util.List;

/** Three designs of one entity, and scenarios of them. */
public final class Designs {
  /** A number of a sequence leads the key. */
  public static final List<Level> SEQUENCE = List.of(Growth.sequence("number", false, 4e9, 1e10));

  /** A hash of the number leads the key. */
  public static final List<Level> HASH_PREFIX = List.of(new DistinctValues("hash of number"));

  /** One of 16 buckets leads the key. */
  public static final List<Level> BUCKETS =
      List.of(Values.even("bucket", 16), Growth.sequence("number", false, 4e9, 1e10));

  private static final long DAY = 86_400;

  private Designs() {}

  /** A day of writes to a store with default rules, in a table of one range. */
  public static Scenario day(String title, List<Level> levels, long writes, String store) {
    KeyModel model = new KeyModel(levels, 1, Traffic.even(writes, DAY));
    return scenario(title, model, RangeRules.of(store).orElseThrow(), List.of());
  }

  /** The same in a table that is split evenly. */
  public static Scenario presplit(String title, List<Level> levels, long writes, int ranges) {
    KeyModel model = new KeyModel(levels, 1, Traffic.even(writes, DAY));
    return scenario(title, model, RangeRules.of("HBASE").orElseThrow(), model.evenPlaces(ranges));
  }

  /** Two servers, rows of a kilobyte. */
  public static Scenario scenario(
      String title, KeyModel model, RangeRules rules, List<KeyPoint> splitPoints) {
    NewTable table = new NewTable(rules, 2, splitPoints, List.of(), 1024);
    Scenario.Run run = new Scenario.Run(0, Scenario.steps(model.traffic().total()), 7);
    return new Scenario(title, model, table, run, List.of());
  }
}
