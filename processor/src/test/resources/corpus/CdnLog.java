// Log files of an edge, newest first, in a store that lists forward only.
// finds: KW404 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('/')
@StoredIn(Store.S3)
@AccessPattern(name = "newestLogs", equal = "edge", range = "hour", newestFirst = true)
record CdnLog(
    @PartitionKey(order = 0, pad = 5, hashPrefix = 2) int edge,
    @PartitionKey(order = 1, time = TimeFormat.BASIC, floor = ChronoUnit.SECONDS) Instant hour,
    @PartitionKey(order = 2) UUID file) {}
