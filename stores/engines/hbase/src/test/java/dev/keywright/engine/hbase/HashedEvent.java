package dev.keywright.engine.hbase;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The same event, with digits of a hash in front of its number. */
@Separator(',')
public record HashedEvent(
    @PartitionKey(order = 0, pad = 10, hashPrefix = 4) long number,
    @PartitionKey(order = 1) String host) {}
