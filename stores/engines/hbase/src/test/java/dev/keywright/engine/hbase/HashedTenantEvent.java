package dev.keywright.engine.hbase;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** The same event, with digits of a hash in front of its tenant. */
@Separator(',')
public record HashedTenantEvent(
    @PartitionKey(order = 0, pad = 3, hashPrefix = 4) int tenant,
    @PartitionKey(order = 1, pad = 10) long number) {}
