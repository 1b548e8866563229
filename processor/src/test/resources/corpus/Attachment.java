// Paths of two thousand characters in a column of 1 KB.
// finds: KW301 path
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;
import java.util.UUID;

@StoredIn(Store.TABLESTORE)
record Attachment(
    @PartitionKey(order = 0) UUID document,
    @SortKey(order = 0) @Domain(alphabet = "0-9A-Za-z._/\\-") @Size(min = 1, max = 2000)
        String path) {}
