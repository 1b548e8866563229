// Numbers that are hashed to spread them, and then asked for by range.
// finds: KW401 error @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.TABLESTORE, table = "events")
@AccessPattern(name = "since", range = "eventNo")
record EventNumber(
    @PartitionKey(pad = 12, hashPrefix = 4) @Domain(min = 1, monotonic = true, unique = true)
        long eventNo,
    String payload) {}
