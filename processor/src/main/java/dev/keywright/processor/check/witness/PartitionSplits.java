package dev.keywright.processor.check.witness;

import dev.keywright.description.store.Figure;
import dev.keywright.description.store.Limit;
import dev.keywright.description.store.StoreProfile;
import dev.keywright.processor.model.Layout;
import dev.keywright.processor.store.Profiles;
import dev.keywright.processor.store.Sizing;
import java.util.Optional;
import java.util.OptionalLong;

/** Whether the limits of a store ask for buckets that few requests would do without. */
public final class PartitionSplits {
  private PartitionSplits() {}

  /** Whether rows or writes of one value would be too many for a partition with fewer buckets. */
  public static boolean needsMoreThan(Layout layout, int buckets) {
    Sizing sizing = Sizing.atLeast(layout);
    StoreProfile profile = Profiles.of(layout);
    int splits = sizing.splits();
    return isExceeded(
            sizing.partitionBytes(), profile.limit(Figure.PARTITION_BYTES), splits, buckets)
        || isExceeded(sizing.partitionRows(), profile.limit(Figure.PARTITION_ROWS), splits, buckets)
        || isExceeded(
            sizing.partitionWrites(), profile.limit(Figure.PARTITION_WRITES), splits, buckets);
  }

  private static boolean isExceeded(
      OptionalLong load, Optional<Limit> limit, int splits, int buckets) {
    return load.isPresent()
        && limit.isPresent()
        && load.getAsLong() > limit.get().value() / splits * buckets;
  }
}
