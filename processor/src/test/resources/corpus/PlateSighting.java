// The separator stands inside of every number plate, always at the same place.
// finds: nothing
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Pattern;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@Separator('-')
@StoredIn(Store.HBASE)
record PlateSighting(
    @PartitionKey(order = 0) @Pattern(regexp = "[A-Z]{2}-[0-9]{4}") String plate,
    @PartitionKey(order = 1, pad = 5) int camera,
    @PartitionKey(order = 2, floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = {"plate", "camera"})
        Instant at) {}
