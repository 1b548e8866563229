// Reversed numbers spread the cards, and have no ranges.
// finds: KW401 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.TABLESTORE)
@AccessPattern(name = "cardsBetween", range = "card")
record CardLimit(
    @PartitionKey(order = 0, pad = 16, reversed = true) @Domain(monotonic = true) long card,
    @SortKey(order = 0, pad = 3) int currency) {}
