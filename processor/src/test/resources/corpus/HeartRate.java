// Two measurements in one millisecond share a key.
// finds: KW405 at
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.TABLESTORE)
@AccessPattern(name = "heartRate", equal = "wearer", range = "at")
record HeartRate(
    @PartitionKey(order = 0, pad = 12) long wearer,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    int beats) {}
