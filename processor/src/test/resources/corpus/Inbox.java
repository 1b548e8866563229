// The newest messages of a user, of which the store returns the oldest first.
// finds: KW404 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.AZURE_TABLE)
@AccessPattern(name = "newest", equal = "user", range = "receivedAt", newestFirst = true)
record Inbox(
    @PartitionKey(order = 0) UUID user,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant receivedAt,
    @SortKey(order = 1) UUID message) {}
