// Addresses with a number sign, which the store refuses.
// finds: KW304 email
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@Separator('!')
@StoredIn(Store.AZURE_TABLE)
record EmailAlias(
    @PartitionKey(order = 0, pad = 6) int tenant,
    @SortKey(order = 0) @Domain(alphabet = "0-9a-z.@#_\\-", maxLength = 254) String email) {}
