// The state first, which the vendor advises against, and it changes.
// finds: KW203 state
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.KeyCode;
import dev.keywright.PartitionKey;
import dev.keywright.Separator;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@Separator(',')
@StoredIn(Store.LINDORM)
@AccessPattern(name = "ticketsIn", equal = "state")
record SupportTicket(
    @PartitionKey(order = 0) TicketState state, @PartitionKey(order = 1) UUID ticket) {}

enum TicketState {
  @KeyCode("n")
  NEW,
  @KeyCode("o")
  OPEN,
  @KeyCode("x")
  CLOSED
}
