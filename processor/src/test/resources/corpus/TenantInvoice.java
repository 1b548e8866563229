// Rows of many tenants, each with invoices numbered from one.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.SPANNER)
@AccessPattern(name = "invoicesOf", equal = "tenant", range = "number")
record TenantInvoice(
    @PartitionKey(order = 0) UUID tenant,
    @SortKey(order = 0, pad = 9) @Domain(monotonic = true, uniqueWithin = "tenant") int number) {}
