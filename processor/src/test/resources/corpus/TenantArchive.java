// Ten tenants of 40 GB: the partitions that the vendor advises need hundreds of buckets.
// finds: nothing
package corpus;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
@Bucket(count = 512, of = "document")
@Volume(rows = 40_000_000, bytesPerRow = 10_000)
record TenantArchive(
    @PartitionKey(order = 0, pad = 2) @Domain(cardinality = 10) int tenant,
    @SortKey(order = 0) UUID document) {}
