// The log of a company, read by time. There are as many buckets as servers.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(value = Store.HBASE, table = "security_log")
@Bucket(count = 32, of = "eventId")
@Volume(rows = 90_000_000_000L, bytesPerRow = 300, peakWritesPerSecond = 80_000)
@AccessPattern(name = "eventsBetween", range = "at")
@AccessPattern(name = "event", equal = {"at", "eventId"})
record SecurityEvent(
    @PartitionKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 1) UUID eventId,
    String source) {}
