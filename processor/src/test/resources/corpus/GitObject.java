// Objects of repositories by their digest.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@KeyFormat(Format.BINARY)
@StoredIn(Store.FOUNDATIONDB)
@AccessPattern(name = "object", equal = {"repository", "digest"})
record GitObject(
    @PartitionKey(order = 0) long repository,
    @PartitionKey(order = 1) @Domain(maxLength = 20, uniqueWithin = "repository") byte[] digest) {}
