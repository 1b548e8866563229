// Messages of a chat on one machine, the newest first, in a store beside rooms and users.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.Domain;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@Separator('!')
@StoredIn(Store.LEVELDB)
@AccessPattern(
    name = "latestIn",
    equal = {"kind", "room"},
    newestFirst = true)
record RoomMessage(
    @PartitionKey(order = 0) RowKind kind,
    @PartitionKey(order = 1) @Domain(alphabet = "0-9a-z", maxLength = 32) String room,
    @PartitionKey(order = 2, direction = Direction.DESC, floor = ChronoUnit.MILLIS) Instant at,
    @PartitionKey(order = 3) UUID message) {}

enum RowKind {
  @KeyCode("message")
  MESSAGE
}
