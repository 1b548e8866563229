// A terminal belongs to one merchant, so the merchant adds no partitions.
// finds: KW205 warning merchant
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

@StoredIn(value = Store.TABLESTORE, table = "sales")
@AccessPattern(name = "salesOf", equal = {"terminal", "merchant"}, range = "soldAt")
record TerminalSale(
    @PartitionKey(order = 0, pad = 8) int terminal,
    @PartitionKey(order = 1)
        @Domain(alphabet = "0-9A-Z", minLength = 1, maxLength = 12, determinedBy = "terminal")
        String merchant,
    @SortKey(floor = ChronoUnit.MILLIS) @Domain(uniqueWithin = "terminal") Instant soldAt,
    long cents) {}
