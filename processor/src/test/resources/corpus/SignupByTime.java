// An index by time, without the shards that the vendor has for it.
// finds: KW201 createdAt
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.COCKROACHDB)
record SignupByTime(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant createdAt,
    @PartitionKey(order = 1) UUID account) {}
