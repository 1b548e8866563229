// Members of a sorted set, read backward as well as forward.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.REDIS)
@AccessPattern(name = "newest", equal = "user", range = "at", newestFirst = true)
record FeedItem(
    @PartitionKey(order = 0) UUID user,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID item) {}
