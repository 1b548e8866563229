package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;

/** An event of a host, newest first. */
@KeyFormat(Format.BINARY)
@StoredIn(Store.LINDORM)
@Bucket(count = 16, of = "at")
@AccessPattern(name = "eventsBetween", range = "at", newestFirst = true)
public record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC) Instant at,
    @PartitionKey(order = 1) String host,
    @PartitionKey(order = 2) long event) {}
