// A stock-keeping unit that may be empty, which the store refuses.
// finds: KW110 sku
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.DYNAMODB)
record CatalogItem(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Z\\-", maxLength = 24) String sku) {}
