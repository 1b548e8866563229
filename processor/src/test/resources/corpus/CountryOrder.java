// Orders of thirty countries by day: today, thirty partitions take all writes.
// finds: KW203 country
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import java.time.LocalDate;
import java.util.UUID;

@StoredIn(Store.TABLESTORE)
record CountryOrder(
    @PartitionKey(order = 0) @Domain(alphabet = "A-Z", maxLength = 2, cardinality = 30)
        String country,
    @PartitionKey(order = 1) LocalDate day,
    @SortKey(order = 0) UUID order) {}
