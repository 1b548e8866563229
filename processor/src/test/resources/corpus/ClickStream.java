// Random characters at the end do not spread what begins with the time.
// finds: KW201 at
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.ACCUMULO)
@UniqueSuffix(length = 8)
record ClickStream(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1, pad = 9) int page) {}
