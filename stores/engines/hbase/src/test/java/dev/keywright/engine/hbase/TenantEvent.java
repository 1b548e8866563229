package dev.keywright.engine.hbase;

import dev.keywright.PartitionKey;
import dev.keywright.Separator;

/** An event of a tenant: some tenants have many more than others. */
@Separator(',')
public record TenantEvent(
    @PartitionKey(order = 0, pad = 3) int tenant, @PartitionKey(order = 1, pad = 10) long number) {}
