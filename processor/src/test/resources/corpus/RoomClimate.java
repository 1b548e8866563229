// Half a million rows for each room, where the vendor advises a hundred thousand.
// finds: KW306 room
// found: nothing
// ruling: the vendor advises a number of rows beside a size; the check judges by it
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.CASSANDRA)
@Volume(rows = 50_000_000, bytesPerRow = 30)
record RoomClimate(
    @PartitionKey(order = 0, pad = 3) @Domain(cardinality = 100) int room,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "room") Instant at) {}
