// Zero sorts below all that a name can hold, as the vendor's own layers do it.
// finds: nothing
// found: KW106 name
// ruling: texts do not hold U+0000, and nothing sorts below it; the check is silent before it
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('\0')
@StoredIn(Store.FOUNDATIONDB)
record NamedCounter(
    @PartitionKey(order = 0) @Domain(maxLength = 200) String name,
    @PartitionKey(order = 1, pad = 4) int shard) {}
