package dev.keywright.store.kv.migration;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.Domain;
import dev.keywright.FrozenLayout;
import dev.keywright.PartitionKey;
import java.time.Instant;

/** A reading as it is keyed now, in twice as many buckets. */
@Bucket(count = 16, of = "sensor")
@AccessPattern(name = "ofSensor", equal = "sensor")
@FrozenLayout(
    version = 1,
    signature =
        "TEXT separator=',' | partitionKey: bucket count=8 by=HASH hash=MD5 of=sensor,"
            + " sensor int pad=6, at Instant time=EPOCH_MILLIS")
@FrozenLayout(
    version = 2,
    signature =
        "TEXT separator=',' | partitionKey: bucket count=16 by=HASH hash=MD5 of=sensor,"
            + " sensor int pad=6, at Instant time=EPOCH_MILLIS")
record Reading(
    @PartitionKey(order = 0, pad = 6) int sensor,
    @PartitionKey(order = 1) @Domain(uniqueWithin = "sensor") Instant at) {}
