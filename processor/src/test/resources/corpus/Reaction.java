// Emoji sort differently in Java and in the store.
// finds: KW109 emoji
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Size;
import java.util.UUID;

@StoredIn(Store.AZURE_TABLE)
record Reaction(
    @PartitionKey(order = 0) UUID message,
    @SortKey(order = 0)
        @Domain(alphabet = "☺️😀-🙏")
        @Size(min = 1, max = 4)
        String emoji) {}
