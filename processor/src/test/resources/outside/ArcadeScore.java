// A board in a sorted set, best score first.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.REDIS)
@AccessPattern(name = "top", equal = "board", newestFirst = true)
record ArcadeScore(
    @PartitionKey @Domain(alphabet = "0-9a-z\\-", minLength = 1, maxLength = 40) String board,
    @SortKey(order = 0, pad = 9, direction = Direction.DESC) int score,
    @SortKey(order = 1) UUID player) {}
