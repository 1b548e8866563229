// One hit is to be read again, and only its random end tells it apart.
// finds: KW210 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.SCYLLADB)
@UniqueSuffix(length = 8)
@AccessPattern(
    name = "hit",
    equal = {"client", "at"})
record RateLimitHit(
    @PartitionKey(order = 0) UUID client,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at) {}
