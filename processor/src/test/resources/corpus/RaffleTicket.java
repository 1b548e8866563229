// Tickets asked for by their number alone: all partitions are read.
// finds: KW403 @AccessPattern
// expected: KW402 @AccessPattern
// found: KW403 @AccessPattern
// ruling: no range holds the tickets of one number, so that the question has no method: the error is right, a warning about its cost would be too little
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
