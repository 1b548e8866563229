// Five digits for what another annotation lets reach a million.
// finds: KW102 quantity
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@StoredIn(Store.HBASE)
record PriceTier(
    @PartitionKey(order = 0) UUID product,
    @PartitionKey(order = 1, pad = 5) @Min(0) @Max(1_000_000) int quantity) {}
