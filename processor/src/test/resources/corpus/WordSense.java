// A dictionary on a phone: every key has at least a letter and a number.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;

@StoredIn(Store.LMDB)
@AccessPattern(name = "wordsLike", prefix = "word")
record WordSense(
    @PartitionKey(order = 0) @Domain(alphabet = "a-z", minLength = 1, maxLength = 40) String word,
    @PartitionKey(order = 1, pad = 3) int sense,
    String text) {}
