package dev.keywright.processor.store;

import dev.keywright.processor.model.Layout;
import dev.keywright.processor.model.Store;
import dev.keywright.processor.model.StoredIn;
import dev.keywright.processor.store.StoreProfile.Limits;
import dev.keywright.processor.store.StoreProfile.Partitions;
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
    return layout
        .options()
        .storedIn()
        .map(storedIn -> of(storedIn, layout.columns().size()))
        .orElse(KnownStores.ANY);
  }

  private static StoreProfile of(StoredIn storedIn, int layoutColumns) {
    StoreProfile known = KnownStores.of(storedIn.store());
    Limits own = known.limits();
    Optional<Limit> columns = declared(storedIn, "maxColumns", true);
    Optional<Limit> pageRows = declared(storedIn, "pageRows", true);
    Optional<Limit> column = declared(storedIn, "maxColumnBytes", true);
    Optional<Limit> partitionBytes = declared(storedIn, "maxPartitionBytes", false);
    Limits limits =
        new Limits(
            declared(storedIn, "maxKeyBytes", true).or(own::keyBytes),
            column.or(own::partitionKeyBytes),
            column.or(own::sortKeyBytes),
            own.sortKeysBytes(),
            columns.or(own::columns),
            columns.isPresent() ? Optional.empty() : own.advisedColumns(),
            own.indexColumns(),
            partitionBytes.or(own::partitionBytes),
            partitionBytes.isPresent() ? Optional.empty() : own.partitionRows(),
            declared(storedIn, "maxWritesPerSecond", false).or(own::partitionWrites),
            pageRows.or(own::pageRows),
            pageRows.isPresent() ? Optional.empty() : own.pageBytes());
    return new StoreProfile(
        known.store(),
        known.title(),
        limits,
        known.holds(),
        known.characters(),
        partitions(known.partitions(), layoutColumns),
        known.partitionColumns(),
        known.lastColumn(),
        known.sortsRows(),
        known.readsBackward(),
        known.advice());
  }

  private static Partitions partitions(Partitions known, int columns) {
    return known == Partitions.SORTED_IF_ALONE && columns > 1 ? Partitions.HASHED_VALUES : known;
  }

  private static Optional<Limit> declared(StoredIn storedIn, String attribute, boolean isHard) {
    return Optional.ofNullable(storedIn.limits().get(attribute))
        .map(value -> new Limit(value, isHard, DECLARED));
  }
}
