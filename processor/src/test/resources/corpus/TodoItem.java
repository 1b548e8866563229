// A flag cannot fill sixteen buckets.
// finds: KW207 @Bucket
// found: KW203 done
// found: KW207 @Bucket
// ruling: one fault, two findings; buckets that work are enough for two values, so the bucket is what to mend
package corpus;

import dev.keywright.Bucket;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@Bucket(count = 16, of = "done")
record TodoItem(
    @PartitionKey(order = 0) boolean done,
    @SortKey(order = 0) UUID item) {}
