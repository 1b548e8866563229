// By the remainder of whole minutes, 128 buckets are four.
// finds: KW207 @Bucket
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Bucket;
import dev.keywright.BucketBy;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;

@KeyFormat(Format.BINARY)
@StoredIn(Store.LINDORM)
@Bucket(count = 128, of = "minute", by = BucketBy.MODULO)
@AccessPattern(name = "minutes", range = "minute")
record MinuteRate(
    @PartitionKey(order = 0) @Domain(step = 60_000) Instant minute,
    @PartitionKey(order = 1) int client,
    int requests) {}
