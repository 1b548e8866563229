// Every question about a time asks five thousand ranges.
// finds: KW209 @Bucket
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
@Bucket(count = 5_000, of = "trace")
@AccessPattern(name = "spansBetween", range = "at")
record TraceSpan(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) UUID trace,
    @PartitionKey(order = 2) long span) {}
