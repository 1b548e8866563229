package dev.keywright.processor.describe;

import dev.keywright.processor.store.Limit;
import dev.keywright.processor.store.StoreProfile.Limits;
import java.util.Map;

/**
 * The figures of a store that the sizes and requests of a key are judged by, with their sources.
 */
final class LimitsDescription {
  private LimitsDescription() {}

  static Map<String, Object> of(Limits limits) {
    return new Fields()
        .add("partitionBytes", limits.partitionBytes().map(LimitsDescription::of))
        .add("partitionRows", limits.partitionRows().map(LimitsDescription::of))
        .add("partitionWritesPerSecond", limits.partitionWrites().map(LimitsDescription::of))
        .add("pageRows", limits.pageRows().map(LimitsDescription::of))
        .add("pageBytes", limits.pageBytes().map(LimitsDescription::of))
        .toMap();
  }

  private static Map<String, Object> of(Limit limit) {
    return new Fields()
        .add("value", limit.value())
        .add("hard", limit.isHard())
        .add("source", limit.source())
        .toMap();
  }
}
