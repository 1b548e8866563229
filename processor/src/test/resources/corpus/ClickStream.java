// Random characters at the end do not spread what begins with the time.
// finds: KW201 at
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;

@StoredIn(Store.ACCUMULO)
@UniqueSuffix(length = 8)
record ClickStream(
    @PartitionKey(order = 0) Instant at, @PartitionKey(order = 1, pad = 9) int page) {}
