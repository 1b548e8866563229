// Texts of a program in thirty languages, read from one file.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.LMDB)
@AccessPattern(name = "textsLike", equal = "locale", prefix = "message")
record Translation(
    @PartitionKey(order = 0)
        @Domain(alphabet = "A-Za-z_", minLength = 2, maxLength = 5, cardinality = 30)
        String locale,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9a-z._\\-", minLength = 1, maxLength = 200, uniqueWithin = "locale")
        String message) {}
