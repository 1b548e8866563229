// A member whose name says that it is a hash code.
// finds: KW208 contentHashCode
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.HBASE)
record DedupedBlob(
    @PartitionKey(order = 0, pad = 10, signed = true) int contentHashCode,
    @PartitionKey(order = 1) UUID blob) {}
