// Paths hold a slash, which the store refuses.
// finds: KW304 path
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;
import java.util.UUID;

@StoredIn(Store.AZURE_TABLE)
@AccessPattern(name = "filesOf", equal = "owner")
record StoredFile(
    @PartitionKey(order = 0) UUID owner,
    @SortKey(order = 0)
        @Domain(alphabet = "0-9A-Za-z._/\\-")
        @Size(min = 1, max = 300)
        String path) {}
