// A million bookings of desks, and the day of the booking is not in the key.
// finds: KW405 warning desk|building
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import dev.keywright.Volume;
import java.time.LocalDate;

@StoredIn(value = Store.TABLESTORE, table = "desk_bookings")
@Volume(rows = 1_000_000, bytesPerRow = 100)
record DeskSlot(
    @PartitionKey(order = 0, pad = 2) int building,
    @PartitionKey(order = 1, pad = 3) int desk,
    LocalDate day) {}
