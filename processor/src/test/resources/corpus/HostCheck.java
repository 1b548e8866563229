// Dots in host names, and between the parts.
// finds: KW105 host
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('.')
@StoredIn(Store.HBASE)
record HostCheck(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z0-9.\\-", maxLength = 253) String host,
    @PartitionKey(order = 1) @Domain(alphabet = "a-z0-9", maxLength = 32) String probe) {}
