// Events of machines of many customers, by tenant and machine, as the vendor advises for tenants of very different size.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(value = Store.COSMOS_NOSQL, table = "asset-events")
@AccessPattern(name = "eventsOfAsset", equal = {"tenantId", "assetId"})
record AssetEvent(
    @PartitionKey(order = 0, column = "tenantId", nativeType = true)
        @Domain(alphabet = "0-9a-f\\-", minLength = 36, maxLength = 36)
        String tenantId,
    @PartitionKey(order = 1, column = "assetId", nativeType = true)
        @Domain(alphabet = "0-9A-Z\\-", minLength = 1, maxLength = 40)
        String assetId,
    @SortKey(column = "id", nativeType = true)
        @Domain(alphabet = "0-9a-f\\-", minLength = 36, maxLength = 36, unique = true)
        String id,
    String payload) {}
