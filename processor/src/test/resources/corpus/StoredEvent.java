// Events of an aggregate by version, which grows by one.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "since", equal = "aggregate", range = "version")
record StoredEvent(
    @PartitionKey(order = 0) UUID aggregate,
    @SortKey(order = 0, pad = 9) @Domain(monotonic = true) int version) {}
