// The next pages that a crawler on one machine fetches.
// finds: KW008 error @AccessPattern
// expected: nothing
// found: KW008 error @AccessPattern
// ruling: the page says that an access pattern has no name of a part, because both become methods of the scan; the judge overlooked it
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.MVSTORE)
@AccessPattern(name = "due", range = "due")
record FetchTask(
    @PartitionKey(order = 0, time = TimeFormat.EPOCH_SECONDS, floor = ChronoUnit.SECONDS)
        Instant due,
    @PartitionKey(order = 1) UUID taskId) {}
