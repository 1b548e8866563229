package dev.keywright.conformance.layouts;

import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.util.UUID;

/** A table that exists: {@code ((tenant_id, month), created_at DESC, order_id)}. */
@StoredIn(Store.CASSANDRA)
public record TenantOrder(
    @PartitionKey(order = 0, column = "tenant_id", nativeType = true) UUID tenantId,
    @PartitionKey(order = 1, column = "month", nativeType = true) String month,
    @SortKey(order = 0, column = "created_at", nativeType = true, direction = Direction.DESC)
        Instant createdAt,
    @SortKey(order = 1, column = "order_id", nativeType = true) UUID orderId) {}
