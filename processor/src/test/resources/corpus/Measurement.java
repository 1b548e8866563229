// One kind of item, whose name tells it from the other items of the table.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record Measurement(
    @PartitionKey(order = 0) UUID station,
    @SortKey(order = 0) ItemKind kind,
    @SortKey(order = 1, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "station") Instant at) {}

enum ItemKind {
  @KeyCode("measurement")
  MEASUREMENT
}
