package dev.keywright.benchmarks;

import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;

/** A log that is spread over buckets, newest first in each. */
@KeyFormat(Format.BINARY)
@Bucket(count = 16, of = "at")
public record LogEvent(
    @PartitionKey(order = 0, direction = Direction.DESC) Instant at,
    @PartitionKey(order = 1) String host,
    @PartitionKey(order = 2) long event) {}
