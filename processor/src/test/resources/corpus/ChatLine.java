// A line has an id of its own, wherever it stands in the key.
// finds: nothing
// found: KW405 sentAt
// ruling: a line is told by its own id, in any place; the check takes a UUID that bears the name of
// the entity as its id
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
record ChatLine(
    @PartitionKey(order = 0) UUID room,
    @SortKey(order = 0) UUID line,
    @SortKey(order = 1, floor = ChronoUnit.MILLIS) Instant sentAt) {}
