// Paths of any length, in a store that takes 4 KB.
// finds: KW302 path
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.BIGTABLE)
record CrawledPath(
    @PartitionKey(order = 0, pad = 9) int site,
    @PartitionKey(order = 1) @Domain(alphabet = "!-~") String path) {}
