// A home-grown key: a colon, and scores as they are printed.
// finds: KW101 score
// finds: KW104 game
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.PositiveOrZero;
import java.util.UUID;

@Separator(':')
@StoredIn(Store.REDIS)
record WeeklyBoard(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 20) String game,
    @PartitionKey(order = 1) @PositiveOrZero int score,
    @PartitionKey(order = 2) UUID player) {}
