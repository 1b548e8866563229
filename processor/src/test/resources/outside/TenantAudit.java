// A month of a tenant is a quarter of a million rows; the vendor advises a hundred thousand.
// finds: KW306 warning tenantId|month
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.Instant;
import java.util.UUID;

@StoredIn(value = Store.CASSANDRA, table = "audit_by_month")
@Volume(rows = 12_000_000_000L, bytesPerRow = 120)
@AccessPattern(name = "newest", equal = {"tenantId", "month"}, newestFirst = true)
record TenantAudit(
    @PartitionKey(order = 0, column = "tenant_id", nativeType = true)
        @Domain(cardinality = 2_000)
        UUID tenantId,
    @PartitionKey(order = 1, column = "month", nativeType = true)
        @Domain(min = 202_401, max = 202_512, cardinality = 24)
        int month,
    @SortKey(order = 0, column = "at", nativeType = true, direction = Direction.DESC) Instant at,
    @SortKey(order = 1, column = "event_id", nativeType = true) UUID eventId) {}
