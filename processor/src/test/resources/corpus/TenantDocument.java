// Documents of many tenants, read one by one in a store that keeps no order of rows.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.COSMOS_TABLE)
@AccessPattern(name = "documentOf", equal = {"tenant", "document"})
record TenantDocument(
    @PartitionKey(order = 0) UUID tenant,
    @SortKey(order = 0) UUID document,
    String title) {}
