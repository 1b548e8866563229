// A log tail, in a table that returns rows in no order.
// finds: KW406 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.COSMOS_TABLE)
@AccessPattern(name = "tail", equal = "device", range = "at", newestFirst = true)
record DeviceLog(
    @PartitionKey(order = 0) UUID device,
    @SortKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID line) {}
