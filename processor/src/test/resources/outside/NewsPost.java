// The newest articles come first in the table, so one range takes all writes.
// finds: KW202 warning publishedAt
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.SPANNER, table = "news")
@AccessPattern(name = "frontPage", newestFirst = true, range = "publishedAt")
record NewsPost(
    @PartitionKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS)
        Instant publishedAt,
    @PartitionKey(order = 1) UUID postId) {}
