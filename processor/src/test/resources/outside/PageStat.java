// Page views by site and day. Host names are reversed, so that a domain is one range.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

@StoredIn(value = Store.BIGTABLE, table = "page-stats")
@Separator('#')
@AccessPattern(name = "daysOfSite", equal = "host", range = "day")
record PageStat(
    @PartitionKey(order = 0, reversedLabels = true)
        @Domain(alphabet = "0-9a-z.\\-", minLength = 1, maxLength = 253)
        String host,
    @PartitionKey(order = 1, time = TimeFormat.ISO) LocalDate day,
    @PartitionKey(order = 2) @Domain(alphabet = "!-~", minLength = 1, maxLength = 1_000)
        String path,
    long views) {}
