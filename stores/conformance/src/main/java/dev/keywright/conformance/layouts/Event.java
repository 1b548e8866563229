package dev.keywright.conformance.layouts;

import dev.keywright.Bucket;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import java.time.Instant;

/** Bytes in one column, spread over buckets, the newest first. */
@KeyFormat(Format.BINARY)
@Bucket(count = 16, of = "at")
public record Event(
    @PartitionKey(order = 0, direction = Direction.DESC) Instant at,
    @PartitionKey(order = 1) String host,
    @PartitionKey(order = 2) long event) {}
