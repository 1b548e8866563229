// Open returns by their state: four partitions of the index take all writes of the table.
// finds: KW203 warning status
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Index;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

class ReturnRequest {
  enum Status {
    @KeyCode("rq")
    REQUESTED,
    @KeyCode("ap")
    APPROVED,
    @KeyCode("rc")
    RECEIVED,
    @KeyCode("rf")
    REFUNDED
  }

  @StoredIn(value = Store.DYNAMODB, table = "returns")
  @Index(key = "byStatus", name = "status-index")
  @Volume(rows = 80_000_000, bytesPerRow = 700)
  @AccessPattern(name = "oldest", key = "byStatus", equal = "status", range = "requestedAt")
  record Return(
      @PartitionKey(column = "returnId") UUID returnId,
      @PartitionKey(key = "byStatus", column = "status") Status status,
      @SortKey(key = "byStatus", column = "requestedAt", floor = ChronoUnit.MILLIS)
          Instant requestedAt) {}
}
