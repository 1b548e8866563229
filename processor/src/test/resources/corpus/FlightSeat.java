// Seats of a flight, asked for without its date.
// finds: KW403 @AccessPattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

@Separator('!')
@StoredIn(Store.SPANNER)
@AccessPattern(name = "seatsInRow", equal = {"flight", "row"})
record FlightSeat(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Z", maxLength = 7) String flight,
    @PartitionKey(order = 1, time = TimeFormat.BASIC) LocalDate date,
    @SortKey(order = 0, pad = 2) int row,
    @SortKey(order = 1) @Domain(alphabet = "A-K") char seat) {}
