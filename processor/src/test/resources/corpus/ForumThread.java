// Nothing bounds the slug, and the store does.
// finds: KW302 slug
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.NotBlank;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
record ForumThread(
    @PartitionKey(order = 0) UUID forum,
    @SortKey(order = 0) @NotBlank @Domain(alphabet = "0-9a-z\\-") String slug) {}
