// The names of constants in keys, which a refactoring would change.
// finds: KW503 channel
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.CASSANDRA)
record Notification(
    @PartitionKey(order = 0) UUID user,
    @SortKey(order = 0) Channel channel,
    @SortKey(order = 1) UUID notification) {}

enum Channel {
  EMAIL,
  PUSH,
  TEXT_MESSAGE
}
