// Tickets asked for by their number alone: all partitions are read.
// finds: KW402 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "byNumber", equal = "number")
record RaffleTicket(
    @PartitionKey(order = 0) UUID raffle,
    @SortKey(order = 0, pad = 7) int number) {}
