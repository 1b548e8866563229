// Four states at three thousand writes a second.
// finds: KW203 state
package corpus;

import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@Volume(peakWritesPerSecond = 3_000)
record PaymentByState(
    @PartitionKey(order = 0) PaymentState state,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant changedAt,
    @SortKey(order = 1) UUID payment) {}

enum PaymentState {
  @KeyCode("n")
  NEW,
  @KeyCode("a")
  AUTHORISED,
  @KeyCode("c")
  CAPTURED,
  @KeyCode("r")
  REFUNDED
}
