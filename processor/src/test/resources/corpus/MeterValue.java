// Two GB for each meter, where the vendor warns at one.
// finds: KW306 meter
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.SCYLLADB)
@Volume(rows = 20_000_000_000L, bytesPerRow = 100)
record MeterValue(
    @PartitionKey(order = 0, pad = 4) @Domain(cardinality = 1_000) int meter,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "meter") Instant at) {}
