package dev.keywright.processor.store;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.store.StoreProfile.Advice;
import dev.keywright.processor.store.StoreProfile.Partitions;
import dev.keywright.processor.store.StoreProfile.TextOrder;
import java.util.Optional;

/** The profile that a layout is judged by. */
public final class Profiles {
  private static final StoreProfile ANY =
      new StoreProfile(
          Optional.empty(),
          "a sorted store",
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          "",
          TextOrder.UTF_8,
          true,
          Partitions.SORTED,
          true,
          true,
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Advice.SPREAD);

  private Profiles() {}

  /** The store that the layout is for, with the limits that are declared in place of its own. */
  public static StoreProfile of(Layout layout) {
    return layout.options().storedIn().map(Profiles::of).orElse(ANY);
  }

  private static StoreProfile of(StoredIn storedIn) {
    return switch (storedIn.store()) {
      case COSMOS_NOSQL, COSMOS_TABLE, DYNAMODB, CASSANDRA, SCYLLADB ->
          named(storedIn, Partitions.HASHED, Advice.SPREAD);
      case BIGTABLE -> named(storedIn, Partitions.SORTED, Advice.COMMON_FIRST);
      default -> named(storedIn, Partitions.SORTED, Advice.SPREAD);
    };
  }

  private static StoreProfile named(StoredIn storedIn, Partitions partitions, Advice advice) {
    return new StoreProfile(
        Optional.of(storedIn.store()),
        storedIn.store().name(),
        ANY.keyBytes(),
        ANY.partitionKeyBytes(),
        ANY.sortKeyBytes(),
        ANY.columns(),
        ANY.advisedColumns(),
        "",
        ANY.textOrder(),
        true,
        partitions,
        true,
        true,
        ANY.partitionBytes(),
        ANY.partitionWrites(),
        ANY.pageRows(),
        ANY.pageBytes(),
        advice);
  }
}
