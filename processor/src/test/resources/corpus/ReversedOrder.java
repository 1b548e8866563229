// Order numbers back to front, with as many digits as they happen to have.
// finds: KW111 number
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Positive;

@StoredIn(Store.HBASE)
record ReversedOrder(
    @PartitionKey(order = 0, reversed = true) @Positive long number,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Z", maxLength = 12) String item) {}
