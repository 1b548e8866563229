// A partition for each sensor and month, newest first, as the vendor's own example.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
@AccessPattern(
    name = "latest",
    equal = {"sensor", "month"},
    range = "at",
    newestFirst = true)
record GaugeReading(
    @PartitionKey(order = 0) UUID sensor,
    @PartitionKey(order = 1) YearMonth month,
    @SortKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS)
        @Domain(uniqueWithin = "sensor")
        Instant at,
    double value) {}
