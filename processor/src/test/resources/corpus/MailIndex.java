// Subjects can be longer than the keys that LMDB is compiled for.
// finds: KW301 subject
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.LMDB)
record MailIndex(
    @PartitionKey(order = 0, pad = 6) int folder,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9A-Za-z", maxLength = 500) String subject,
    @PartitionKey(order = 2) UUID mail) {}
