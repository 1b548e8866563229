// 400 MB for each turbine, and the vendor advises 100 MB.
// finds: KW306 turbine
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.CASSANDRA)
@Volume(rows = 10_000_000_000L, bytesPerRow = 200)
@AccessPattern(name = "history", equal = "turbine", range = "at")
record TurbineReading(
    @PartitionKey(order = 0, pad = 6) @Domain(cardinality = 5_000) int turbine,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "turbine") Instant at,
    double kilowatts) {}
