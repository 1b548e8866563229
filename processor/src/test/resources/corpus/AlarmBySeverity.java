// Alarms by severity and time: the newest of each severity are neighbours, at four places.
// finds: KW203 severity
package corpus;

import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.HBASE)
record AlarmBySeverity(
    @PartitionKey(order = 0) Severity severity,
    @PartitionKey(order = 1, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 2) UUID alarm) {}

enum Severity {
  @KeyCode("1")
  LOW,
  @KeyCode("2")
  MEDIUM,
  @KeyCode("3")
  HIGH,
  @KeyCode("4")
  CRITICAL
}
