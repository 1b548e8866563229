// Jobs by the names of their priorities, which a refactoring would change.
// finds: KW503 priority
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.FOUNDATIONDB)
@AccessPattern(
    name = "next",
    equal = {"queue", "priority"},
    range = "due")
record JobQueue(
    @PartitionKey(order = 0, pad = 6) int queue,
    @PartitionKey(order = 1) Priority priority,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS) Instant due,
    @PartitionKey(order = 3) UUID job) {}

enum Priority {
  HIGH,
  LOW
}
