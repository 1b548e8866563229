package dev.keywright.fuzz;

import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Chunked;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import java.time.Instant;

/** A bucket of one byte and one of two, by hash and by remainder; and chunks. */
@KeyFormat(Format.BINARY)
@Bucket(
    count = 16,
    of = {"host", "event"})
@Bucket(count = 300, of = "at", by = BucketBy.MODULO, key = "byTime")
@Chunked(maxBytes = 1024, key = "byTime")
public record BinaryBucketed(
    @PartitionKey(order = 0) String host,
    @PartitionKey(order = 1) long event,
    @SortKey(order = 0) @PartitionKey(order = 0, key = "byTime") Instant at) {}
