// Messages of a conversation; the store reads a partition backward at no cost.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "latest", equal = "conversation", range = "sentAt", newestFirst = true)
record ChatMessage(
    @PartitionKey(order = 0) UUID conversation,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant sentAt,
    @SortKey(order = 1) UUID message,
    String text) {}
