// The newest reading of a meter, without the month: the store cannot find half a partition key.
// finds: KW406 error MeterMonth
// expected: KW406 error @AccessPattern
// found: KW406 error MeterMonth
// ruling: several of one annotation stand on a type as one container, which no compiler shows a place of; the finding is shown at the type, and its message names the access pattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;

@StoredIn(value = Store.CASSANDRA, table = "meter_months")
@AccessPattern(name = "newest", equal = "meterId", newestFirst = true)
@AccessPattern(name = "readings", equal = {"meterId", "month"}, range = "readAt")
record MeterMonth(
    @PartitionKey(order = 0, column = "meter_id", nativeType = true) long meterId,
    @PartitionKey(order = 1, column = "month", nativeType = true)
        @Domain(min = 200_001, max = 209_912)
        int month,
    @SortKey(column = "read_at", nativeType = true, direction = Direction.DESC)
        @Domain(uniqueWithin = "meterId")
        Instant readAt,
    long wattHours) {}
