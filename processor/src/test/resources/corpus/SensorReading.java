// One partition for each sensor and day, which bounds its size.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('!')
@StoredIn(Store.CASSANDRA)
@AccessPattern(
    name = "readingsOfDay",
    equal = {"sensor", "day"},
    range = "at")
record SensorReading(
    @PartitionKey(order = 0) UUID sensor,
    @PartitionKey(order = 1, time = TimeFormat.BASIC) LocalDate day,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "sensor") Instant at,
    double value) {}
