// Freezers are cold, and their numbers have no letters.
// finds: KW309 info freezer
// finds: KW103 error threshold
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.TABLESTORE, table = "alarms")
@AccessPattern(name = "alarmsBelow", equal = "freezer", range = "threshold")
record FreezerAlarm(
    @PartitionKey @Domain(alphabet = "0-9", minLength = 4, maxLength = 10) String freezer,
    @SortKey(order = 0, pad = 2) @Domain(min = -40, max = 10) int threshold,
    @SortKey(order = 1) UUID ruleId) {}
