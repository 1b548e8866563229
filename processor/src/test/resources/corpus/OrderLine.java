// Three columns for a store of two.
// finds: KW303 line
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "lines", equal = {"customer", "order"}, range = "line")
record OrderLine(
    @PartitionKey(order = 0) UUID customer,
    @SortKey(order = 0, column = "orderKey") @Domain(unique = true) UUID order,
    @SortKey(order = 1, column = "lineKey", pad = 4) int line) {}
