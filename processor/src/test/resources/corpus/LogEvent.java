// Events of all hosts by time, newest first, spread over buckets.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
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
@Bucket(count = 16, of = "at")
@AccessPattern(name = "eventsBetween", range = "at", newestFirst = true)
record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) @Domain(maxLength = 64) String host,
    @PartitionKey(order = 2) long event) {}
