package dev.keywright.engine.hbase;

import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The same event, in one of 16 buckets. */
@Separator(',')
@Bucket(count = 16, of = "number")
public record BucketedEvent(
    @PartitionKey(order = 0, pad = 10) long number, @PartitionKey(order = 1) String host) {}
