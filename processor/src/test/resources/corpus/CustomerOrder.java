// A sequence of the database first.
// finds: KW201 id
package corpus;

import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;

@Entity
@StoredIn(Store.COCKROACHDB)
final class CustomerOrder {
  @Id
  @GeneratedValue(strategy = GenerationType.SEQUENCE)
  @PartitionKey(order = 0, pad = 19)
  private final long id;

  CustomerOrder(long id) {
    this.id = id;
  }

  long getId() {
    return id;
  }
}
