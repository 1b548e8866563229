// A device that can be moved to another owner loses its row.
// finds: KW502 owner
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.util.UUID;

@StoredIn(Store.COSMOS_NOSQL)
class DeviceEntry {
  @PartitionKey(order = 0)
  private UUID owner;

  @SortKey(order = 0)
  private final UUID device;

  DeviceEntry(UUID owner, UUID device) {
    this.owner = owner;
    this.device = device;
  }

  public UUID getOwner() {
    return owner;
  }

  public void setOwner(UUID owner) {
    this.owner = owner;
  }

  public UUID getDevice() {
    return device;
  }
}
