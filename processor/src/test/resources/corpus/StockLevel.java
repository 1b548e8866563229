// What each warehouse holds of a product.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@StoredIn(Store.COSMOS_NOSQL)
@AccessPattern(name = "stockOf", equal = "product")
record StockLevel(
    @PartitionKey(order = 0) UUID product,
    @SortKey(order = 0, pad = 5) @Min(1) @Max(99_999) int warehouse,
    int pieces) {}
