// A dozen regions and then the time, in a store that keeps partitions sorted.
// finds: KW203 region
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('!')
@StoredIn(Store.AZURE_TABLE)
record RegionEvent(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z0-9", maxLength = 16, cardinality = 12)
        String region,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 0) UUID event) {}
