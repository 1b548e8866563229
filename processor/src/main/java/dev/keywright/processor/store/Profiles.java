package dev.keywright.processor.store;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Store;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.store.StoreProfile.Limits;
import java.util.Optional;

/** The profile that a layout is judged by. */
public final class Profiles {
  private static final String DECLARED = "@StoredIn";

  /** The month in which the figures were collected. */
  public static final String AS_OF = KnownStores.AS_OF;

  private Profiles() {}

  /** What is known about a store, if nothing is declared otherwise. */
  public static StoreProfile of(Store store) {
    return KnownStores.of(store);
  }

  /** The store that the layout is for, with the limits that are declared in place of its own. */
  public static StoreProfile of(Layout layout) {
    return layout.options().storedIn().map(Profiles::of).orElse(KnownStores.ANY);
  }

  private static StoreProfile of(StoredIn storedIn) {
    StoreProfile known = KnownStores.of(storedIn.store());
    Limits own = known.limits();
    Optional<Limit> column = declared(storedIn, "maxColumnBytes", true);
    Limits limits =
        new Limits(
            declared(storedIn, "maxKeyBytes", true).or(own::keyBytes),
            column.or(own::partitionKeyBytes),
            column.or(own::sortKeyBytes),
            declared(storedIn, "maxColumns", true).or(own::columns),
            own.advisedColumns(),
            declared(storedIn, "maxPartitionBytes", false).or(own::partitionBytes),
            declared(storedIn, "maxWritesPerSecond", false).or(own::partitionWrites),
            declared(storedIn, "pageRows", true).or(own::pageRows),
            own.pageBytes());
    return new StoreProfile(
        known.store(),
        known.title(),
        limits,
        known.holds(),
        known.characters(),
        known.partitions(),
        known.sortsRows(),
        known.readsBackward(),
        known.advice());
  }

  private static Optional<Limit> declared(StoredIn storedIn, String attribute, boolean isHard) {
    return Optional.ofNullable(storedIn.limits().get(attribute))
        .map(value -> new Limit(value, isHard, DECLARED));
  }
}
