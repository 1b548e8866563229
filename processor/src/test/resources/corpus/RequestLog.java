// Requests by time: every writer appends to the newest region.
// finds: KW201 at
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.util.UUID;

@StoredIn(Store.HBASE)
record RequestLog(
    @PartitionKey(order = 0) Instant at,
    @PartitionKey(order = 1) UUID request,
    String line) {}
