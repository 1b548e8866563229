// The newest entries first, with the hot spot at the front.
// finds: KW202 at
package corpus;

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
@StoredIn(Store.LINDORM)
record AuditEntry(
    @PartitionKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) @Domain(unique = true) long entry,
    String actor) {}
