// Customers by their number as it is: the store hashes it, so only lists of keys look odd.
// finds: KW101 customer
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record CustomerAddress(
    @PartitionKey(order = 0) @PositiveOrZero long customer,
    @SortKey(order = 0) UUID address) {}
