// A random end for rows whose number tells them apart.
// finds: KW201 at
// finds: KW206 @UniqueSuffix
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(Store.TIKV)
@UniqueSuffix(length = 6)
record AccountTransfer(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1, pad = 12) @Domain(unique = true) long number) {}
