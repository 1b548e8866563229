// Numbers of up to twelve digits, kept as text.
// finds: KW309 card
package corpus;

import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Pattern;

@StoredIn(Store.SPANNER)
record LoyaltyAccount(
    @PartitionKey(order = 0) @Pattern(regexp = "[0-9]{1,12}") @Domain(unique = true) String card,
    long points) {}
