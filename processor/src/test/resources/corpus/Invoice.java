// Invoices of a customer by their number.
// finds: nothing
package corpus;

import dev.keywright.AccessPattern;
import dev.keywright.Domain;
import dev.keywright.PartitionKey;
import dev.keywright.SortKey;
import dev.keywright.Store;
import dev.keywright.StoredIn;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Positive;

@StoredIn(Store.AZURE_TABLE)
@AccessPattern(name = "invoicesOf", equal = "customer", range = "number")
record Invoice(
    @PartitionKey(order = 0, pad = 8) @Positive @Max(99_999_999) int customer,
    @SortKey(order = 0, pad = 10) @Domain(unique = true, monotonic = true) long number,
    long cents) {}
