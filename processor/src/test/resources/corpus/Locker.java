// A hundred thousand numbers for a million lockers.
// finds: KW405 slot
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;

@StoredIn(Store.TABLESTORE)
@Volume(rows = 1_000_000, bytesPerRow = 100)
record Locker(
    @PartitionKey(order = 0, pad = 3) int station,
    @SortKey(order = 0, pad = 2) int slot) {}
