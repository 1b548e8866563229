// A number sign, which the store refuses, and the newest mail first, which it cannot read.
// finds: KW304 error @Separator
// finds: KW404 warning @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('#')
@StoredIn(value = Store.AZURE_TABLE, table = "helpdesk")
@AccessPattern(name = "newest", equal = {"tenant", "desk"}, newestFirst = true)
record HelpdeskMail(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", minLength = 3, maxLength = 20)
        String tenant,
    @PartitionKey(order = 1, pad = 4) int desk,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant receivedAt,
    @SortKey(order = 1) UUID mailId) {}
