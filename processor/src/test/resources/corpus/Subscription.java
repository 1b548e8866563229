// Times with an offset, written as they print.
// finds: KW107 renewsAt
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.OffsetDateTime;
import java.util.UUID;

@StoredIn(Store.ACCUMULO)
record Subscription(
    @PartitionKey(order = 0) UUID customer, @PartitionKey(order = 1) OffsetDateTime renewsAt) {}
