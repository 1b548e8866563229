// The vendor advises against hashed row keys.
// finds: KW209 user
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('#')
@StoredIn(Store.BIGTABLE)
record UserAction(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 2) long user,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 2) UUID action) {}
