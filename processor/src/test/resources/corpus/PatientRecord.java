// The newest measurements of all patients: the store refuses to look for them everywhere.
// finds: KW402 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.LINDORM)
@AccessPattern(name = "everything")
record PatientRecord(
    @PartitionKey(order = 0) UUID patient,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID measurement) {}
