// A line has an id of its own, wherever it stands in the key.
// finds: nothing
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
record ChatLine(
    @PartitionKey(order = 0) UUID room,
    @SortKey(order = 0) UUID line,
    @SortKey(order = 1) Instant sentAt) {}
