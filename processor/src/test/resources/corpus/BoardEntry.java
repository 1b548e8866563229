// The best of a board first, by the digits of a score.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "top", equal = "board", range = "score", newestFirst = true)
record BoardEntry(
    @PartitionKey(order = 0) UUID board,
    @SortKey(order = 0, pad = 10, direction = Direction.DESC) long score,
    @SortKey(order = 1) UUID player) {}
