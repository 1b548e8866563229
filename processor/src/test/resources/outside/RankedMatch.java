// Matches by id. An index over attributes that every item has lists the matches of a player in one queue.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.DYNAMODB, table = "matches")
@Index(key = "byPlayer", name = "player-queue-index")
@AccessPattern(
    name = "newestOfPlayer",
    key = "byPlayer",
    equal = {"playerId", "queue"},
    newestFirst = true)
record RankedMatch(
    @PartitionKey(column = "matchId") UUID matchId,
    @PartitionKey(order = 0, column = "playerId", nativeType = true, key = "byPlayer")
        @Domain(alphabet = "0-9a-z", minLength = 12, maxLength = 12)
        String playerId,
    @PartitionKey(order = 1, column = "queue", nativeType = true, key = "byPlayer")
        @Domain(alphabet = "a-z", minLength = 1, maxLength = 16)
        String queue,
    @SortKey(order = 0, column = "startedAt", nativeType = true, key = "byPlayer")
        @Domain(min = 0)
        long startedAt,
    long rating) {}
