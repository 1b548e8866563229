// A chain keeps its headers by their growing number, in the store of one node.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.LEVELDB)
record BlockHeader(
    @PartitionKey(order = 0) @Domain(min = 0, monotonic = true) long number,
    @PartitionKey(order = 1) @Domain(minLength = 32, maxLength = 32, unique = true) byte[] hash) {}
