// The same with the shards that the vendor advises.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.COCKROACHDB)
@Bucket(count = 16, of = "createdAt")
@AccessPattern(name = "between", range = "createdAt")
record LoginByTime(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant createdAt,
    @PartitionKey(order = 1) UUID login) {}
