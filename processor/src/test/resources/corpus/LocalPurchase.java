// Purchases of a terminal that keeps them until it is online again.
// finds: nothing
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;

@StoredIn(Store.MVSTORE)
record LocalPurchase(
    @PartitionKey(order = 0) LocalDate day,
    @PartitionKey(order = 1, pad = 6) int deviceId,
    @PartitionKey(order = 2, pad = 9) int number) {}
