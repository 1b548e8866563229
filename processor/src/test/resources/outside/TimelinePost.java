// The timeline of a user: a partition for each user and month, newest first.
// finds: nothing
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

@StoredIn(value = Store.SCYLLADB, table = "timeline")
@Volume(rows = 30_000_000_000L, bytesPerRow = 80)
@AccessPattern(name = "newest", equal = {"userId", "month"}, newestFirst = true)
record TimelinePost(
    @PartitionKey(order = 0, column = "user_id", nativeType = true)
        @Domain(cardinality = 5_000_000)
        UUID userId,
    @PartitionKey(order = 1, column = "month", nativeType = true)
        @Domain(min = 202_401, max = 209_912, cardinality = 36)
        int month,
    @SortKey(order = 0, column = "posted_at", nativeType = true, direction = Direction.DESC)
        Instant postedAt,
    @SortKey(order = 1, column = "post_id", nativeType = true) UUID postId) {}
