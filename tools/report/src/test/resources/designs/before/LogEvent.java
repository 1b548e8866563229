package log;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;

/** Events of a log in HBase, in 8 buckets. */
@KeyFormat(Format.BINARY)
@StoredIn(Store.HBASE)
@Volume(rows = 10_000_000_000L, bytesPerRow = 300, peakWritesPerSecond = 40_000)
@Bucket(count = 8, of = "at")
@AccessPattern(name = "eventsBetween", range = "at", newestFirst = true)
public record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC) @Domain(monotonic = true) Instant at,
    @PartitionKey(order = 1) @Domain(maxLength = 64, cardinality = 2_000) String host,
    @PartitionKey(order = 2) long event,
    String message) {}
