// The append-only pattern that the vendor warns of: a partition for each day.
// finds: KW201 day
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(Store.AZURE_TABLE)
record DayEvent(
    @PartitionKey(order = 0) LocalDate day,
    @SortKey(order = 0) UUID event) {}
