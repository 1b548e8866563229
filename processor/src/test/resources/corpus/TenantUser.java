// Two levels of partition key and the id, each as the store's own text.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.COSMOS_NOSQL)
record TenantUser(
    @PartitionKey(order = 0, column = "tenantId", nativeType = true)
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 36)
        String tenantId,
    @PartitionKey(order = 1, column = "userId", nativeType = true)
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 36)
        String userId,
    @SortKey(order = 0, column = "id", nativeType = true)
        @Domain(alphabet = "0-9a-z", minLength = 1, maxLength = 36, unique = true)
        String id) {}
