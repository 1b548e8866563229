// Prices as fractions in text.
// finds: KW108 price
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.math.BigDecimal;

@Separator('!')
@StoredIn(Store.BIGTABLE)
record OrderBookLevel(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Z", maxLength = 12) String symbol,
    @PartitionKey(order = 1) BigDecimal price) {}
