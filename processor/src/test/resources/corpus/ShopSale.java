// A range of ids, in a store that keeps no order of them.
// finds: KW406 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.COSMOS_NOSQL)
@AccessPattern(name = "between", equal = "shop", range = "soldAt")
record ShopSale(
    @PartitionKey(order = 0) UUID shop,
    @SortKey(order = 0, column = "id", floor = ChronoUnit.MILLIS) Instant soldAt,
    @SortKey(order = 1, column = "id") UUID sale) {}
