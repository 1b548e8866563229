// A night in a hotel room is booked once: the venue, then the night, then the room.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.TimeFormat;
import java.time.LocalDate;

@StoredIn(value = Store.AZURE_TABLE, table = "nights")
@AccessPattern(name = "bookedIn", equal = "venueId", range = "night")
record RoomNight(
    @PartitionKey(pad = 8) int venueId,
    @SortKey(order = 0, time = TimeFormat.BASIC) LocalDate night,
    @SortKey(order = 1, pad = 5) @Domain(uniqueWithin = {"venueId", "night"}) int room,
    String guest) {}
