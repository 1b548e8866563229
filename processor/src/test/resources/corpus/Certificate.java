// The separator stands inside every domain.
// finds: KW105 domain
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('.')
@StoredIn(Store.FOUNDATIONDB)
record Certificate(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z.\\-", maxLength = 253) String domain,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-f", maxLength = 40) String serial) {}
