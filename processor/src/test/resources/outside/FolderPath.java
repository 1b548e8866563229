// Paths of up to 600 bytes in a store whose keys have at most 511.
// finds: KW301 error path
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.LMDB)
@AccessPattern(name = "below", equal = "volume", prefix = "path")
record FolderPath(
    @PartitionKey(order = 0, pad = 4) int volume,
    @PartitionKey(order = 1)
        @Domain(alphabet = "!-~", minLength = 1, maxLength = 600, uniqueWithin = "volume")
        String path) {}
