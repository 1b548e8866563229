package demo;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.UniqueSuffix;
import java.time.Instant;

@KeyFormat(Format.BINARY)
@Bucket(count = 16, of = {"buckets", "out"})
@UniqueSuffix(length = 4)
@AccessPattern(name = "find", equal = {"buckets", "out", "start"}, range = "index")
record AwkwardBuckets(
    @PartitionKey(order = 0, hashPrefix = 4) String buckets,
    @PartitionKey(order = 1) int out,
    @PartitionKey(order = 2) long start,
    @PartitionKey(order = 3) Instant index,
    @PartitionKey(order = 4) float room,
    @PartitionKey(order = 5) double at,
    @PartitionKey(order = 6) String prefix,
    @SortKey(order = 0) String in,
    @SortKey(order = 1) byte[] parts) {}
