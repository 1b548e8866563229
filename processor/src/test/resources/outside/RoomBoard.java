// The hotel asks by guest, but the key has the room first, and the query does not know it.
// finds: KW403 error RoomBoard
// expected: KW403 error @AccessPattern
// found: KW403 error RoomBoard
// ruling: several of one annotation stand on a type as one container, which no compiler shows a place of; the finding is shown at the type, and its message names the access pattern
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(value = Store.SCYLLADB, table = "room_board")
@AccessPattern(name = "roomsOfNight", equal = {"hotelId", "night"})
@AccessPattern(name = "roomOfGuest", equal = {"hotelId", "night", "guestId"})
record RoomBoard(
    @PartitionKey(order = 0, column = "hotel_id", nativeType = true) int hotelId,
    @PartitionKey(order = 1, column = "night", nativeType = true) LocalDate night,
    @SortKey(order = 0, column = "room", nativeType = true) int room,
    @SortKey(order = 1, column = "guest_id", nativeType = true) UUID guestId) {}
