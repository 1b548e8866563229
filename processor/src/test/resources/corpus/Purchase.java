// Card purchases on the devices of a campus: the last step of the guide.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

@Separator(',')
@StoredIn(Store.TABLESTORE)
@Volume(rows = 2_100_000_000L, bytesPerRow = 200)
@AccessPattern(name = "purchasesOfCard", equal = {"deviceId", "sellerId", "cardId"}, range = "orderNumber")
record Purchase(
    @PartitionKey(order = 0, pad = 6) @Domain(cardinality = 10_000) int deviceId,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9A-Za-z", maxLength = 8, determinedBy = "deviceId")
        String sellerId,
    @PartitionKey(order = 2, ordered = false) @Domain(min = 0, cardinality = 60_000) long cardId,
    @SortKey(order = 0, column = "order", nativeType = true) @Domain(monotonic = true)
        long orderNumber,
    String attributes) {}
