// Positions of vehicles whose numbers were given out in series.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.TABLESTORE)
@AccessPattern(name = "track", equal = "vehicle", range = "at", newestFirst = true)
record VehicleTrack(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 4) @Domain(monotonic = true) long vehicle,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "vehicle") Instant at,
    double latitude,
    double longitude) {}
