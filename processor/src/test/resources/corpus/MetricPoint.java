// Points of a time series, newest first.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
@AccessPattern(name = "newestPoints", equal = "series", range = "at", newestFirst = true)
record MetricPoint(
    @PartitionKey(order = 0) int series,
    @PartitionKey(order = 1, direction = Direction.DESC, floor = ChronoUnit.MILLIS)
        @Domain(uniqueWithin = "series")
        Instant at,
    double value) {}
