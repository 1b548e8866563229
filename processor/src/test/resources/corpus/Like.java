// The number of likes has outgrown its digits.
// finds: KW102 number
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@StoredIn(Store.TIKV)
record Like(
    @PartitionKey(order = 0) UUID post,
    @PartitionKey(order = 1, pad = 4) @Min(0) @Max(10_000) int number) {}
