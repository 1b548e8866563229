// The calculated suffix of the vendor: the orders of a day over ten partitions.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@Bucket(count = 10, of = "order")
@AccessPattern(name = "ordersOfDay", equal = "day")
record DayOrder(
    @PartitionKey(order = 0) LocalDate day,
    @SortKey(order = 0) UUID order) {}
