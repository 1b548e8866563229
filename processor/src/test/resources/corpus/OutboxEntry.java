// An outbox by state and time: what is new comes to one of two places.
// finds: KW203 sent
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.COCKROACHDB)
record OutboxEntry(
    @PartitionKey(order = 0) boolean sent,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant createdAt,
    @PartitionKey(order = 2) UUID entry) {}
