// Time first, an id, and a counter behind it.
// finds: KW201 at
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.HBASE)
record ApiCall(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) UUID call,
    @PartitionKey(order = 2, pad = 3) int attempt) {}
