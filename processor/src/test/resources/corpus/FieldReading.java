// A region's rows of one hour, with the device between them.
// finds: KW403 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@Separator('#')
@StoredIn(Store.BIGTABLE)
@AccessPattern(name = "hour", equal = "region", range = "at")
record FieldReading(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z0-9", maxLength = 12) String region,
    @PartitionKey(order = 1, pad = 8) int device,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "device")
        Instant at) {}
