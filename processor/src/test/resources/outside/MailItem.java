// The newest mail of a box first, by ticks that count down, in a store that reads forward only.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('!')
@StoredIn(value = Store.AZURE_TABLE, table = "mail")
@AccessPattern(name = "newest", equal = {"tenant", "mailbox"}, newestFirst = true)
record MailItem(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9a-z", minLength = 3, maxLength = 20)
        String tenant,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9a-z._\\-", minLength = 1, maxLength = 64)
        String mailbox,
    @SortKey(
            order = 0,
            time = TimeFormat.DOTNET_TICKS,
            floor = ChronoUnit.MICROS,
            direction = Direction.DESC)
        Instant receivedAt,
    @SortKey(order = 1) UUID mailId) {}
