// The bucket follows from the day and a flag, so that two of sixteen take the writes of today.
// finds: KW201 day
package corpus;

import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(Store.HBASE)
@Bucket(count = 16, of = {"day", "flagged"})
record ModerationItem(
    @PartitionKey(order = 0) LocalDate day,
    @PartitionKey(order = 1) boolean flagged,
    @PartitionKey(order = 2) UUID item) {}
