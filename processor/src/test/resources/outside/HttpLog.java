// Requests in the order of time. The random characters come after the time, where they spread no writes.
// finds: KW201 warning at
// finds: KW206 warning @UniqueSuffix
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.UniqueSuffix;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.COCKROACHDB, table = "http_log")
@UniqueSuffix(length = 6)
@AccessPattern(name = "between", range = "at")
record HttpLog(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) @Domain(unique = true) UUID requestId) {}
