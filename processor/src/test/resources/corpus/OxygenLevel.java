// Two values of one wearer in a millisecond are one row.
// finds: KW405 at
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record OxygenLevel(
    @PartitionKey(order = 0) UUID wearer,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at) {}
