// Bytes for a store whose keys are text.
// finds: KW305 reader
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@KeyFormat(Format.BINARY)
@StoredIn(Store.AZURE_TABLE)
@AccessPattern(name = "newest", equal = "reader", range = "at", newestFirst = true)
record SocialFeed(
    @PartitionKey(order = 0) UUID reader,
    @SortKey(order = 0, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID post) {}
