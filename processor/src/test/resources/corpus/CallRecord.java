// Bytes of varying length in front, in a store that takes them last only.
// finds: KW305 caller
package corpus;

import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.LINDORM)
record CallRecord(
    @PartitionKey(order = 0) @Domain(maxLength = 16) byte[] caller,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID call) {}
