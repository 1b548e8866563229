// The newest edits of a page, in a store that reads forward only.
// finds: KW404 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.ACCUMULO)
@AccessPattern(name = "history", equal = "page", range = "at", newestFirst = true)
record PageEdit(
    @PartitionKey(order = 0, pad = 9) int page,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID edit) {}
