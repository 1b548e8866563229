// Best players of a board, highest score first.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@Separator(':')
@StoredIn(Store.REDIS)
@AccessPattern(name = "top", equal = "board", range = "score", newestFirst = true)
record GameScore(
    @PartitionKey(order = 0, pad = 6) int board,
    @PartitionKey(order = 1, pad = 10, direction = Direction.DESC) long score,
    @PartitionKey(order = 2) UUID player) {}
