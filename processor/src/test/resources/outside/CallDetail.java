// Calls of a subscriber, newest first, in bytes.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(value = Store.HBASE, table = "cdr")
@AccessPattern(name = "lastCalls", equal = "subscriber", newestFirst = true)
@AccessPattern(name = "bill", equal = "subscriber", range = "startedAt")
record CallDetail(
    @PartitionKey(order = 0) long subscriber,
    @PartitionKey(order = 1, direction = Direction.DESC, floor = ChronoUnit.MILLIS)
        Instant startedAt,
    @PartitionKey(order = 2) UUID callId,
    int seconds) {}
