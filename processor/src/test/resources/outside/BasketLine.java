// The lines of a basket, one for each article, as a shop reads them: all of one customer at once.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "baskets")
@AccessPattern(name = "linesOfBasket", equal = "customer")
record BasketLine(
    @PartitionKey UUID customer,
    @SortKey
        @Domain(alphabet = "0-9A-Z\\-", minLength = 3, maxLength = 24, uniqueWithin = "customer")
        String sku,
    int quantity) {}
