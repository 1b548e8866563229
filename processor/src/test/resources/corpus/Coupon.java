// Two annotations leave no number for a coupon.
// finds: KW017 number
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@StoredIn(Store.COSMOS_NOSQL)
record Coupon(
    @PartitionKey(order = 0) UUID shop,
    @SortKey(order = 0, pad = 4) @Min(5_000) @Domain(max = 4_999) int number) {}
