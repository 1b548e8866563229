// Postings of an account by their number in it.
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
@AccessPattern(name = "statement", equal = "account", range = "entry")
record LedgerEntry(
    @PartitionKey(order = 0) UUID account,
    @SortKey(order = 0, column = "number", nativeType = true)
        @Domain(min = 1, monotonic = true, uniqueWithin = "account")
        long entry,
    long cents) {}
