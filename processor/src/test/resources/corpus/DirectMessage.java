// Messages of a conversation by their time alone: two of one millisecond are one row.
// finds: KW405 sentAt
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record DirectMessage(
    @PartitionKey(order = 0) UUID conversation,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant sentAt,
    String text) {}
