// Items in the cart of a customer.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "cartOf", equal = "customer")
record CartItem(
    @PartitionKey(order = 0) UUID customer,
    @SortKey(order = 0) @Domain(alphabet = "0-9A-Z\\-") @Size(min = 1, max = 32) String sku,
    int quantity) {}
