// Riders have serial numbers. Reversed digits keep the numbers given today apart.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.LINDORM, table = "ride_events")
@AccessPattern(name = "newestOfRider", equal = "rider", newestFirst = true)
record RideEvent(
    @PartitionKey(pad = 11, reversed = true) @Domain(min = 1, monotonic = true) long rider,
    @SortKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID eventId) {}
