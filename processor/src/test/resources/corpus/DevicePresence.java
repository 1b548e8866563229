// Two values, 400 GB: each partition of the store takes half of all writes.
// finds: KW203 online
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@Volume(rows = 2_000_000_000L, bytesPerRow = 200)
record DevicePresence(
    @PartitionKey(order = 0) boolean online,
    @SortKey(order = 0) UUID device) {}
