// Drafts by the time of their last change, which every change moves.
// finds: KW502 warning updatedAt
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Direction;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.UUID;

@StoredIn(value = Store.COCKROACHDB, table = "drafts")
@AccessPattern(name = "newestOf", equal = "owner", newestFirst = true)
class DocumentDraft {
  @PartitionKey(order = 0)
  private final UUID owner;

  @PartitionKey(order = 1, direction = Direction.DESC, floor = ChronoUnit.MILLIS)
  private Instant updatedAt;

  @PartitionKey(order = 2)
  private final UUID draftId;

  DocumentDraft(UUID owner, Instant updatedAt, UUID draftId) {
    this.owner = owner;
    this.updatedAt = updatedAt;
    this.draftId = draftId;
  }

  UUID getOwner() {
    return owner;
  }

  Instant getUpdatedAt() {
    return updatedAt;
  }

  void setUpdatedAt(Instant updatedAt) {
    this.updatedAt = updatedAt;
  }

  UUID getDraftId() {
    return draftId;
  }
}
