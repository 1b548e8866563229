// Frost has a minus sign, which sorts the wrong way.
// finds: KW103 celsius
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.UUID;

@Separator('!')
@StoredIn(Store.COCKROACHDB)
record WeatherReading(
    @PartitionKey(order = 0) UUID station,
    @SortKey(order = 0, pad = 2) @Min(-90) @Max(60) int celsius,
    @SortKey(order = 1) UUID reading) {}
