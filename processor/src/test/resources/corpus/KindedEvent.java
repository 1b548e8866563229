// The kind in front is the same in all keys: behind it, time sends all writes to one server.
// Nothing says that the number tells the events of a moment apart, so a note asks, whatever the
// order of the parts.
// finds: KW201 at
// finds: KW405 at
// expected: KW201 at
package corpus;

import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.HBASE)
record KindedEvent(
    @PartitionKey(order = 0) EventKind kind,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 2, pad = 9) int sequence) {}

enum EventKind {
  @KeyCode("event")
  EVENT
}
