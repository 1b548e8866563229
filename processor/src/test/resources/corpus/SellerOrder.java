// Forty sellers are forty partitions.
// finds: KW203 sellerId
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;

@StoredIn(Store.TABLESTORE)
record SellerOrder(
    @PartitionKey(order = 0)
        @Domain(alphabet = "0-9A-Za-z", cardinality = 40)
        @Size(min = 1, max = 8)
        String sellerId,
    @SortKey(order = 0, column = "order", nativeType = true) @Domain(unique = true)
        long orderNumber) {}
