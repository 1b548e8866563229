// An inverted index: terms, and the documents that hold them.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.ACCUMULO)
@AccessPattern(name = "documentsOf", equal = "term")
record IndexTerm(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", maxLength = 64) String term,
    @SortKey(order = 0) UUID document) {}
