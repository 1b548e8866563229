// A log by time, whose end one server of the cluster holds.
// finds: KW201 at
package corpus;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@KeyFormat(Format.BINARY)
@StoredIn(Store.FOUNDATIONDB)
record ChangeLog(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) @Domain(unique = true) long change) {}
