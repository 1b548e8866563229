// Orders by id. The shop keeps an index of its own: the orders of a guest, newest first.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.HBASE, table = "guest_orders")
@Index(key = "byGuest", name = "guest_orders_by_guest", projects = "total")
@AccessPattern(name = "newestOfGuest", key = "byGuest", equal = "guest", newestFirst = true)
record GuestOrder(
    @PartitionKey UUID orderId,
    @PartitionKey(order = 0, key = "byGuest", pad = 12) @Domain(min = 1) long guest,
    @PartitionKey(
            order = 1,
            key = "byGuest",
            direction = Direction.DESC,
            floor = ChronoUnit.MILLIS)
        Instant placedAt,
    long total) {}
