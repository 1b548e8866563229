package dev.keywright.engine.hbase.indexed;

import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import org.jspecify.annotations.Nullable;

/** A parcel, with an index of those that have a state. */
@Separator('#')
@StoredIn(value = Store.HBASE, table = "parcels")
@Index(key = "byState", name = "parcels-by-state", sparse = true)
record Parcel(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z", maxLength = 8, unique = true) String depot,
    @PartitionKey(order = 1, pad = 4) @Domain(min = 0, max = 9_999, unique = true) int number,
    @PartitionKey(key = "byState", order = 0)
        @Domain(alphabet = "A-Z", minLength = 1, maxLength = 8)
        @Nullable String state) {}
