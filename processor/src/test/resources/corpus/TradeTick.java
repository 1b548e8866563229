// Trades of a symbol, a partition a day.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import jakarta.validation.constraints.PositiveOrZero;
import jakarta.validation.constraints.Size;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

@Separator('!')
@StoredIn(Store.SCYLLADB)
@AccessPattern(
    name = "tape",
    equal = {"symbol", "day"},
    range = "at")
record TradeTick(
    @PartitionKey(order = 0) @Domain(alphabet = "0-9A-Z.") @Size(min = 1, max = 12) String symbol,
    @PartitionKey(order = 1, time = TimeFormat.BASIC) LocalDate day,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1, pad = 9) @PositiveOrZero int sequence) {}
