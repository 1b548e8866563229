// Games and their players, as the vendor's tutorial lays them out.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.SortKey;
import dev.keywright.SortTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@PartitionTemplate(value = "GAME#{game}", column = "PK")
@SortTemplate(value = "USER#{player}", column = "SK")
@AccessPattern(name = "playersOf", equal = "game")
record GamePlayer(
    @PartitionKey UUID game,
    @SortKey @Domain(alphabet = "0-9A-Za-z_", maxLength = 32) String player) {}
