// Requests by time: every writer appends to the newest region.
// finds: KW201 at
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.HBASE)
record RequestLog(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1, pad = 19) @Domain(min = 0, unique = true) long request,
    String line) {}
