// A hashed partition for each day: the one of today takes all writes.
// finds: KW201 day
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(Store.DYNAMODB)
@AccessPattern(name = "eventsOfDay", equal = "day", range = "at")
record DailyEvent(
    @PartitionKey(order = 0, time = TimeFormat.BASIC) LocalDate day,
    @SortKey(order = 0, floor = ChronoUnit.MILLIS) Instant at,
    @SortKey(order = 1) UUID event) {}
