// An empty version is refused by the store.
// finds: KW110 version
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record MlFeature(
    @PartitionKey(order = 0) UUID feature,
    @SortKey(order = 0) @Domain(alphabet = "0-9a-z.", maxLength = 40) String version) {}
