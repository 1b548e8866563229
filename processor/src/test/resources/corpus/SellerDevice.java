// The seller follows from the device, so it splits no partition.
// finds: KW205 sellerId
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator(',')
@StoredIn(Store.TABLESTORE)
record SellerDevice(
    @PartitionKey(order = 0, pad = 6) int deviceId,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9A-Za-z", maxLength = 8, determinedBy = "deviceId")
        String sellerId,
    @SortKey(order = 0, column = "order", nativeType = true) @Domain(unique = true)
        long orderNumber) {}
