package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.Instant;

/** A bucket of two bytes behind a text. */
@KeyFormat(Format.BINARY)
@Bucket(count = 300, of = "event", after = "host")
public record BinaryBehind(
    @PartitionKey(order = 0) String host,
    @PartitionKey(order = 1) long event,
    @SortKey(order = 0) Instant at) {}
