// Nights of a hotel room, with a key of its own for the guest.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.SortKey;
import dev.keywright.TimeFormat;
import java.time.LocalDate;
import java.util.UUID;

@Separator('!')
@AccessPattern(name = "nights", equal = {"hotel", "room"}, range = "night")
@AccessPattern(name = "staysOf", equal = "guest", range = "night", key = "byGuest")
record Booking(
    @PartitionKey(order = 0, pad = 7) @SortKey(order = 1, pad = 7, key = "byGuest") int hotel,
    @PartitionKey(order = 1, pad = 4) @SortKey(order = 2, pad = 4, key = "byGuest") int room,
    @SortKey(order = 0, time = TimeFormat.BASIC)
        @SortKey(order = 0, time = TimeFormat.BASIC, key = "byGuest")
        @Domain(uniqueWithin = {"hotel", "room"})
        LocalDate night,
    @PartitionKey(order = 0, key = "byGuest") UUID guest) {}
