package dev.keywright.store.kv.migration;

import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import java.time.Instant;

/** A reading as it was keyed at first. */
@Bucket(count = 8, of = "sensor")
record ReadingV1(
    @PartitionKey(order = 0, pad = 6) int sensor,
    @PartitionKey(order = 1) @Domain(uniqueWithin = "sensor") Instant at) {}
