// The pad was raised, and old rows are where they were.
// finds: KW501 @FrozenLayout
package corpus;

import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.COSMOS_TABLE)
@FrozenLayout(
    version = 1,
    signature = "TEXT separator=',' | partitionKey: merchant UUID | sortKey: payout long pad=8")
record Payout(
    @PartitionKey(order = 0) UUID merchant,
    @SortKey(order = 0, pad = 10) @Domain(unique = true) long payout) {}
