// Messages of a user as a tuple, in the order in which they were numbered.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.Format;
import dev.keywright.KeyFormat;
import dev.keywright.PartitionKey;
import dev.keywright.PartitionTemplate;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@KeyFormat(Format.FDB_TUPLE)
@StoredIn(Store.FOUNDATIONDB)
@PartitionTemplate("inbox{user}{message}")
@AccessPattern(name = "unreadFrom", equal = "user", range = "message")
record InboxMessage(
    @PartitionKey UUID user,
    @PartitionKey @Domain(min = 0, monotonic = true, uniqueWithin = "user") long message,
    String subject) {}
