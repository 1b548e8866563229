// Tickets change owners. The application keeps the index that lists the tickets of a person.
// finds: KW502 warning assignee
package corpus;

import dev.keywright.Domain;
import dev.keywright.Index;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(value = Store.HBASE, table = "tickets")
@Index(key = "byAssignee", name = "tickets_by_assignee")
class DeskTicket {
  @PartitionKey private final UUID ticketId;

  @PartitionKey(key = "byAssignee")
  @Domain(alphabet = "0-9a-z", minLength = 2, maxLength = 20)
  private String assignee;

  DeskTicket(UUID ticketId, String assignee) {
    this.ticketId = ticketId;
    this.assignee = assignee;
  }

  UUID getTicketId() {
    return ticketId;
  }

  String getAssignee() {
    return assignee;
  }

  void setAssignee(String assignee) {
    this.assignee = assignee;
  }
}
